import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: brings what gets the focus by the keyboard wholly into sight. A
 * browser leaves it where it is as long as a corner of it shows (seen in Chromium).
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
