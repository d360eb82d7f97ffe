import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to come, in milliseconds. */
const COMES_WITHIN_MS = 5000;
/** Where somebody types already, or is asked something. */
const TAKEN = 'main :is(input, textarea, select), dialog *';

/**
 * Puts the focus on the heading of a page that was led to: a screen reader says where one is, and Tab goes on
 * from there. Going back finds its place by itself, and what only narrows a list is no new page.
 */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const params = new URLSearchParams(search);
  const page = [pathname, params.get('tab'), params.get('article')].join(' ');
  const last = useRef(page);
  // In the layout phase: a page that is left must not look for its heading in the next one.
  useLayoutEffect(() => {
    if (page === last.current) return undefined;
    last.current = page;
    if (kind === NavigationType.Pop || hash !== '') return undefined;
    if (document.activeElement?.matches(TAKEN)) return undefined;
    return focusHeading();
  }, [page, kind, hash]);
}

/** Focuses the page's heading as soon as it is there, unless somebody goes elsewhere first. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return () => undefined;
  const come = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  };
  // A page that is fetched, or drawn again once the phone was read, takes its heading along.
  const watch = new MutationObserver(() => {
    const at = document.activeElement;
    if (at === document.body || at === main) come();
  });
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, COMES_WITHIN_MS);
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop);
  watch.observe(main, { childList: true, subtree: true });
  come();
  return stop;
}
