import type { Page } from '@playwright/test';

/**
 * What of a page is smaller than a thumb (44 pixels), each in a line with its size: links within words are
 * as small as these, and a map's pins as their prices, which may not cover each other.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    /** Rounding. */
    const SLACK = 0.6;
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    type Size = { width: number; height: number };
    const isLarge = ({ width, height }: Size) => width > LEAST - SLACK && height > LEAST - SLACK;
    const sizeOf = (element: Element): Size => element.getBoundingClientRect();
    /** Of a card or a row whose link lies over all of it. */
    const stretched = (element: Element): Size[] => {
      const { content, position, top, right, bottom, left } = getComputedStyle(element, '::after');
      const isOver = [top, right, bottom, left].every((side) => side === '0px');
      if (content === 'none' || position !== 'absolute' || !isOver) return [];
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position !== 'static') return [sizeOf(at)];
      return [];
    };
    const reaches = (element: Element): Size[] => {
      const labels = 'labels' in element ? element.labels : null;
      const named = labels instanceof NodeList ? [...labels] : [];
      return [element, ...named.filter((label) => label instanceof Element)].flatMap((one) => [
        sizeOf(one),
        ...stretched(one),
      ]);
    };
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      const { width, height } = sizeOf(element);
      const { display, visibility } = getComputedStyle(element);
      const isSeen = width > 1 && height > 1 && visibility === 'visible';
      if (!isSeen || display === 'inline' || element.closest('.leaflet-pane, [inert]')) return [];
      if (reaches(element).some(isLarge)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`${element.localName} '${name.trim().slice(0, 40)}': ${size}`];
    });
  });
}
