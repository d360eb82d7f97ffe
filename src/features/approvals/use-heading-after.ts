import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the heading of a card the keyboard's place where the dialog that closes has none to give it back to:
 * the button that opened it may have made room for what was decided.
 * @param isOpen whether a dialog of the card is open
 * @returns for the heading
 */
export function useHeadingAfter(isOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
