/** Stands on a button that was tapped before the app could answer. */
const MARK = 'data-tapped';

/** Marks the button that a tap on prepared HTML meant; the last tap counts, and one elsewhere takes it back. */
export function noteEarlyTap({ target }: Event): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  // Links and forms work by themselves.
  if (target instanceof Element) target.closest('button[type=button]')?.setAttribute(MARK, '');
}

/** Does what was tapped, unless that is done by now: a heart that is full, a menu that is open. */
export function replayEarlyTap(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>(`[${MARK}]`);
  if (button === null) return;
  button.removeAttribute(MARK);
  if (!button.matches('[aria-pressed=true], [aria-expanded=true]')) button.click();
}
