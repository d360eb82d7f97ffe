import type { Page } from '@playwright/test';

/**
 * What of a page cannot be read as it stands, each in a line with the element and its text: texts that
 * are cut, that leave their box or the window, or that lie on each other; a choice that is wider than
 * its select; rows that scroll and that no keyboard reaches; and a page wider than the window.
 *
 * A text may end in '…' by one rule only: it leads, as a link or in a card that holds one, to the page
 * that shows the whole of it, or unfolds it; more than half of its line is seen, but of a letter; and it names
 * no sum.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Seen = { text: string; holder: Element; layer: Element | null; box: Box };
    /** Rounding, and what a letter reaches over its line. */
    const SLACK = 1.5;
    const lost = new Set<string>();
    const wide = document.documentElement.clientWidth;

    const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);
    const nameOf = (element: Element) => {
      const name = element.getAttribute('class')?.split(' ')[0] ?? element.id;
      return `${element.localName}${name ? `.${name}` : ''}`;
    };
    const tell = (what: string, element: Element, text: string) => {
      const parent = element.parentElement;
      const where = `${parent ? `${nameOf(parent)} > ` : ''}${nameOf(element)}`;
      lost.add(`${what}: ${where}: '${short(text)}'`);
    };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const ancestors = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        found.push(at);
      return found;
    };
    const layerOf = (element: Element) =>
      ancestors(element).find((at) => /fixed|sticky/.test(styleOf(at).position)) ?? null;
    const forEars = (element: Element) =>
      ancestors(element).some((at) => styleOf(at).clipPath === 'inset(50%)');
    const leadsOn = (element: Element) =>
      element
        .closest('a, button, label, article, tr, li')
        ?.matches(
          'a, button[aria-expanded], :has(a[href], button[aria-haspopup], button[aria-expanded])',
        ) ?? false;

    /** A line of text less what its letters do not fill, so that lines that stand close do not count. */
    const inkOf = ({ left, top, right, bottom }: Box): Box => {
      const air = (bottom - top) * 0.22;
      return { left, right, top: top + air, bottom: bottom - air };
    };

    /** What stays of a line inside all that cuts it; nothing where it is scrolled away. */
    const readable = (line: Box, holder: Element, text: string): Box | null => {
      let box = line;
      for (const at of ancestors(holder)) {
        const { overflowX, overflowY, position } = styleOf(at);
        const frame = at.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX);
        const cutsY = /hidden|clip/.test(overflowY);
        const overX = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
        const overY = box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK;
        if ((cutsX && overX) || (cutsY && overY)) {
          const half = at.clientWidth > at.scrollWidth / 2 || at.closest('[data-preview]') !== null;
          const dots = styleOf(at).textOverflow === 'ellipsis' && !(cutsY && overY);
          if (!(dots && half && leadsOn(holder) && !text.includes('₦'))) tell('cut', at, text);
        }
        if (overflowX !== 'visible' || overflowY !== 'visible')
          box = {
            left: Math.max(box.left, frame.left),
            right: Math.min(box.right, frame.right),
            top: Math.max(box.top, frame.top),
            bottom: Math.min(box.bottom, frame.bottom),
          };
        if (box.right - box.left < 1 || box.bottom - box.top < 1) return null;
        if (position === 'fixed') break;
      }
      if (box.right > wide + SLACK || box.left < -SLACK) tell('outside the window', holder, text);
      return box;
    };

    /** A text belongs into the box it was written in. */
    const staysIn = (line: Box, holder: Element, text: string) => {
      const home = ancestors(holder).find((at) => !/inline$|contents/.test(styleOf(at).display));
      if (home === undefined) return;
      if (/auto|scroll|hidden|clip/.test(styleOf(home).overflowX)) return;
      const frame = home.getBoundingClientRect();
      if (line.right > frame.right + SLACK || line.left < frame.left - SLACK)
        tell('wider than its box', home, text);
      if (line.bottom > frame.bottom + SLACK || line.top < frame.top - SLACK)
        tell('higher than its box', home, text);
      for (const at of ancestors(home)) {
        const { borderRightWidth, position, overflowX } = styleOf(at);
        const { left, right } = at.getBoundingClientRect();
        if (borderRightWidth !== '0px' && (line.right > right + SLACK || line.left < left - SLACK))
          tell('outside its frame', at, text);
        if (/absolute|fixed/.test(position) || overflowX !== 'visible') break;
      }
    };

    /** A word goes on in the next line only where it is too long for any. */
    const breaksWords = (node: Node, text: string, holder: Element) => {
      for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        const long = parts.reduce((sum, { width }) => sum + width, 0);
        const [first, ...rest] = parts;
        // What a line leaves out for its dots is a part as well, on the same line.
        const lower = rest.some(({ top }) => top > (first?.bottom ?? 0) - SLACK * 4);
        if (lower && long < wide - 70) tell(`breaks '${word}'`, holder, text);
      }
    };

    const seen: Seen[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!holder || text.trim() === '') continue;
      if (holder.closest('script, style, noscript, select, textarea, title, template')) continue;
      if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (forEars(holder)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 && !holder.closest('svg')) breaksWords(node, text, holder);
      for (const rect of lines) {
        if (rect.width < 1) continue;
        const line = inkOf(rect);
        if (!holder.closest('svg')) staysIn(line, holder, text);
        const box = readable(line, holder, text);
        if (box) seen.push({ text, holder, layer: layerOf(holder), box });
      }
    }

    seen.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of seen.entries())
      for (let next = index + 1; next < seen.length; next += 1) {
        const other = seen[next];
        if (!other || other.box.top > one.box.bottom - SLACK) break;
        const both =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (both <= SLACK || one.layer !== other.layer) continue;
        // What stands on a map moves with it, below what the map says of itself.
        if (one.holder.closest('.leaflet-map-pane') || other.holder.closest('.leaflet-map-pane'))
          continue;
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        tell(`lies on '${short(other.text)}'`, one.holder, one.text);
      }

    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility({ checkVisibilityCSS: true })) continue;
      const { appearance, whiteSpace } = styleOf(select);
      const wraps = appearance === 'none' && whiteSpace === 'normal';
      const choices = [...select.options].map(({ text }) => text);
      const alone = select.cloneNode(false) as HTMLSelectElement;
      alone.style.cssText =
        'position:fixed;visibility:hidden;min-width:0;max-width:none;width:max-content';
      // Any of them may be chosen. One that goes on in a second line needs room for its words only.
      alone.append(
        ...choices
          .flatMap((text) => (wraps ? text.split(' ') : [text]))
          .map((text) => new Option(text)),
      );
      select.after(alone);
      if (alone.offsetWidth > select.offsetWidth + SLACK)
        tell('choice wider than its select', select, choices.join(', '));
      alone.remove();
      if (select.scrollHeight > select.clientHeight + SLACK)
        tell('choice higher than its select', select, select.selectedOptions[0]?.text ?? '');
    }

    for (const at of document.querySelectorAll('body *')) {
      if (at.scrollWidth <= at.clientWidth + 1 || !/auto|scroll/.test(styleOf(at).overflowX))
        continue;
      if (!at.checkVisibility()) continue;
      const reached = at.querySelector('a[href], button, input, summary');
      const labelled = at.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])');
      if (!reached && !labelled) tell('scrolls where no keyboard reaches', at, at.textContent);
    }

    const over = document.documentElement.scrollWidth - wide;
    if (over > 0) {
      const widest = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (at) => at.getBoundingClientRect().right > wide + 1 && at.checkVisibility() && !forEars(at),
      );
      const culprit = widest.at(-1);
      lost.add(`page ${over} px wider than the window: ${culprit ? nameOf(culprit) : ''}`);
    }
    return [...lost];
  });
}
