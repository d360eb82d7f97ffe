import { showFirstError } from '../components/form/show-first-error';

/** What tells how something went, or what it is, or can be pressed: the first of them inside is led to. */
const TELLING = '[role="alert"], [role="status"], article, h2, h3, a[href], button';
const ROW = 'li, tr, article';
/** Where a form was sent from. */
const PRESSED = ':is(button, input, select, textarea):not([aria-invalid="true"])';

/**
 * Keeps the focus on something, for a keyboard to go on from and a screen reader to tell. Where what had it is taken
 * away, as a home that is hidden or a form that was sent, what stands in its place gets it; where a form
 * was pressed and did not go, the first field that is wrong.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const come = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const watch = new MutationObserver((records) => {
    // One that is still there was left by its person.
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    const gone = last;
    // A page that is drawn anew has another heading, now or in a moment (use-page-focus.ts).
    if (gone.matches('h1')) return;
    const removal = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    last = null;
    if (removal) placeOf(removal, records)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', come);
  document.addEventListener('submit', leadToError);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', come);
    document.removeEventListener('submit', leadToError);
    watch.disconnect();
  };
}

/** What is drawn beside a field is no news to a screen reader, and on a phone may be far above the button. */
function leadToError({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  // A form that leads there in its own way, as by a summary of its errors, has done so by then.
  setTimeout(() => {
    const at = document.activeElement;
    if (at !== null && target.contains(at) && at.matches(PRESSED)) showFirstError(target);
  });
}

/** What came in the place of something that was taken out, or stands beside it, or what it stood in; null for a page. */
function placeOf(
  { target, nextSibling, previousSibling }: MutationRecord,
  records: MutationRecord[],
): HTMLElement | null {
  // Another page: its heading gets it. A list that knows better gives it to its own.
  if (!(target instanceof HTMLElement) || target.matches('body, main')) return null;
  if (target.closest('[data-keeps-focus]')) return null;
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
