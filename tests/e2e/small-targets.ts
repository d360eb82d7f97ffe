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
    const larger = (one: Size, other: Size): Size => ({
      width: Math.max(one.width, other.width),
      height: Math.max(one.height, other.height),
    });
    const sizeOf = (element: Element): Size => element.getBoundingClientRect();
    /** A card whose link lies over all of it. */
    const stretched = (element: Element): Size => {
      const { content, position } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return { width: 0, height: 0 };
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position !== 'static') return sizeOf(at);
      return { width: 0, height: 0 };
    };
    const reachOf = (element: Element): Size => {
      const labels = 'labels' in element ? element.labels : null;
      const own = larger(sizeOf(element), stretched(element));
      if (!(labels instanceof NodeList)) return own;
      return [...labels].reduce(
        (size, label) =>
          label instanceof Element ? larger(larger(size, sizeOf(label)), stretched(label)) : size,
        own,
      );
    };
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      const { width, height } = sizeOf(element);
      const { display, visibility } = getComputedStyle(element);
      const isSeen = width > 1 && height > 1 && visibility === 'visible';
      if (!isSeen || display === 'inline' || element.closest('.leaflet-pane, [inert]')) return [];
      const reach = reachOf(element);
      if (reach.width > LEAST - SLACK && reach.height > LEAST - SLACK) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const size = `${Math.round(reach.width)} × ${Math.round(reach.height)}`;
      return [`${element.localName} '${name.trim().slice(0, 40)}': ${size}`];
    });
  });
}
