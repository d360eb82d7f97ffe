import { type RefObject, useEffect } from 'react';
import { showFocused } from './show-focused';

/** Brings what gets the focus by the keyboard into sight, whatever the row that scrolls holds. */
export function useShowFocused(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    element?.addEventListener('focusin', showFocused);
    return () => element?.removeEventListener('focusin', showFocused);
  }, [row]);
}
