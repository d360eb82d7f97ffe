/**
 * For a row that scrolls sideways: brings what gets the focus by the keyboard wholly into sight. A
 * browser leaves it where it is as long as a corner of it shows (seen in Chromium).
 */
export function showFocused({ target }: { target: EventTarget | null }): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
