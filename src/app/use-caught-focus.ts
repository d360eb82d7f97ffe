import { useEffect } from 'react';

/** What tells how something went, or what it is, or can be pressed: the first of them inside is led to. */
const TELLING = '[role="alert"], [role="status"], article, h2, h3, a[href], button';
const ROW = 'li, tr, article';

/**
 * Catches the focus where what had it is taken away, as a home that is hidden or a form that was sent: what
 * stands in its place gets it, for a keyboard to go on from and a screen reader to tell.
 */
export function useCaughtFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const come = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const watch = new MutationObserver((records) => {
      // One that is still there was left by its person.
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const gone = last;
      const removal = records.find(
        ({ target, removedNodes }) =>
          target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
      );
      last = null;
      if (removal) placeOf(removal, records)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', come);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', come);
      watch.disconnect();
    };
  }, []);
}

/** What came in the place of something that was taken out, or stands beside it, or what it stood in; null for a page. */
function placeOf(
  { target, nextSibling, previousSibling }: MutationRecord,
  records: MutationRecord[],
): HTMLElement | null {
  // Another page: its heading gets it.
  if (!(target instanceof HTMLElement) || target.matches('body, main')) return null;
  const instead = records
    .flatMap((record) => [...record.addedNodes])
    .find((node) => node.previousSibling === previousSibling && node.nextSibling === nextSibling);
  const beside = [instead, nextSibling, previousSibling].find(
    (node) => node instanceof HTMLElement && node.isConnected,
  );
  const place = beside instanceof HTMLElement ? beside : target;
  const focused = place.matches(ROW) ? place : (place.querySelector<HTMLElement>(TELLING) ?? place);
  if (focused.tabIndex < 0) focused.tabIndex = -1;
  return focused;
}
