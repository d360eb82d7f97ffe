/** Stands on a button that was tapped before the app could answer. */
const MARK = 'data-tapped';
const HEART = '[data-heart]';
/** Sent by the browser, a form without an address loads the page anew, with its fields empty. */
const SENDS = 'form:not([action]) [type=submit]';

/**
 * Marks the buttons that taps on prepared HTML meant. Each heart is by itself, and a second tap takes it
 * back; of all else the last tap counts, and one elsewhere takes that back.
 */
export function noteEarlyTap(event: Event): void {
  const { target } = event;
  // Links and forms with an address work by themselves.
  const button = target instanceof Element ? target.closest(`button[type=button], ${SENDS}`) : null;
  if (button?.matches(SENDS)) event.preventDefault();
  if (!button?.matches(HEART))
    document.querySelector(`[${MARK}]:not(${HEART})`)?.removeAttribute(MARK);
  button?.toggleAttribute(MARK);
}

/** Does what was tapped, unless that is done by now: a heart that is full, a menu that is open. */
export function replayEarlyTap(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    button.removeAttribute(MARK);
    if (!button.matches('[aria-pressed=true], [aria-expanded=true]')) button.click();
  }
}
