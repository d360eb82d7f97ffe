import type { Page } from '@playwright/test';

/**
 * Gives every control of a page the focus, as a keyboard does, and tells in a line each whose ring is
 * cut: by what hides or scrolls what leaves it, or by the window's edge; or that has no ring at all.
 */
export async function cutRings(page: Page): Promise<string[]> {
  // Only who uses a keyboard is shown rings.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const SLACK = 0.75;
    const told = new Set<string>();
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px';
    /** What shows the ring: the control, what is drawn over its whole row, or what stands for it. */
    const ringOf = (control: HTMLElement): [Element, CSSStyleDeclaration] | null => {
      const own = getComputedStyle(control);
      if (hasRing(own)) return [control, own];
      const over = getComputedStyle(control, '::after');
      if (hasRing(over) && over.position === 'absolute') {
        let row: Element = control;
        while (row.parentElement && getComputedStyle(row).position === 'static')
          row = row.parentElement;
        return [row, over];
      }
      for (const other of [control.nextElementSibling, control.parentElement])
        if (other && hasRing(getComputedStyle(other))) return [other, getComputedStyle(other)];
      return null;
    };
    for (const control of controls) {
      if (control.matches(':disabled, .leaflet-container, .leaflet-container *')) continue;
      if (!control.checkVisibility({ checkVisibilityCSS: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const name = `${control.localName} '${(control.textContent || control.getAttribute('aria-label') || control.id).trim().slice(0, 40)}'`;
      const ring = ringOf(control);
      if (ring === null) {
        told.add(`no ring: ${name}`);
        continue;
      }
      const [ringed, { outlineWidth, outlineOffset }] = ring;
      const out = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const box = ringed.getBoundingClientRect();
      const [left, right] = [box.left - out, box.right + out];
      const [top, bottom] = [box.top - out, box.bottom + out];
      if (left < -SLACK || right > document.documentElement.clientWidth + SLACK)
        told.add(`ring outside the window: ${name}`);
      for (let at = ringed.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const cutX = left < frame.left - SLACK || right > frame.right + SLACK;
        const cutY = top < frame.top - SLACK || bottom > frame.bottom + SLACK;
        if ((overflowX !== 'visible' && cutX) || (overflowY !== 'visible' && cutY))
          told.add(`ring cut by ${at.localName}.${at.className}: ${name}`);
        if (position === 'fixed') break;
      }
    }
    return [...told];
  });
}
