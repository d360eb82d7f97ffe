import type { Target } from './target';

/** By this attribute a driver finds again what `findInPage` found. */
export const FOUND = 'data-found';

/**
 * Runs in the page: marks the visible element that a target names and answers its mark with its
 * words, or null when there is none. It must not use anything from outside of itself.
 */
export function findInPage(target: Target): { mark: string; text: string; on: boolean } | null {
  const SELECTORS: Record<Target['role'], string> = {
    article: 'article',
    button: 'button, [role="button"]',
    dialog: 'dialog[open]',
    field: 'input, textarea, select',
    file: 'input[type="file"]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    region: 'section',
    row: 'tr',
    text: '*',
  };
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids === null) return null;
    return ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  };
  const nameOf = (element: Element) => {
    const label = labelOf(element);
    if (label !== null) return squeezed(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0)
      return squeezed([...labels].map((one) => one.textContent).join(' '));
    return squeezed(element.textContent);
  };
  const ownWords = (element: Element) =>
    squeezed(
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(' '),
    );
  const isShown = (element: Element) =>
    element.matches('input[type="file"]') ||
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
  const matches = (element: Element, wanted: Target) => {
    if (wanted.name !== undefined) {
      const name = wanted.role === 'text' ? ownWords(element) : nameOf(element);
      const same =
        wanted.exact === true
          ? name === wanted.name
          : name.toLowerCase().includes(wanted.name.toLowerCase());
      if (!same) return false;
    }
    if (wanted.has !== undefined && !squeezed(element.textContent).includes(wanted.has))
      return false;
    return isShown(element);
  };
  const all = (wanted: Target): Element[] => {
    const scopes = wanted.within === undefined ? [document.documentElement] : all(wanted.within);
    const found = scopes.flatMap((scope) => [...scope.querySelectorAll(SELECTORS[wanted.role])]);
    const right = [...new Set(found)].filter((element) => matches(element, wanted));
    const chosen = right[wanted.nth ?? 0];
    return wanted.nth === undefined ? right : chosen === undefined ? [] : [chosen];
  };
  const element = all(target)[0];
  if (element === undefined) return null;
  const mark = element.getAttribute('data-found') ?? Math.random().toString(36).slice(2);
  element.setAttribute('data-found', mark);
  const input = element as HTMLInputElement;
  const on = element.getAttribute('aria-pressed') === 'true' || input.checked;
  const text = /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
    ? input.value
    : squeezed(element.textContent);
  return { mark, text, on };
}
