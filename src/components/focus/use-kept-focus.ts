import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in a list whose rows come and go: when the row that has the focus is
 * settled, the one in its place gets it; when it is scrolled out of what is drawn, or what stands beside the
 * rows is taken away under it, the list does.
 * @param list changes with the rows
 * @returns for the element around the list, which must be there from the first
 */
export function useKeptFocus(list: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  /** The row that has the focus, or 'beside' what else is inside; null for none. */
  const last = useRef<number | 'beside' | null>(null);
  const mend = () => {
    const index = last.current;
    if (index === null || document.activeElement !== document.body) return;
    const next = ref.current?.querySelector(`[data-index="${index}"] [tabindex="-1"]`);
    const target = next instanceof HTMLElement ? next : ref.current;
    target?.focus({ preventScroll: true });
  };
  // By then the rows that are left stand in the page.
  useLayoutEffect(mend, [list]);
  useEffect(() => {
    const around = ref.current;
    if (around) around.dataset.keepsFocus = '';
    const come = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? indexOf(target) : null;
    };
    const leave = ({ target }: FocusEvent) => {
      const index = last.current;
      // One that is being taken out is gone a moment later; one that is still there was left by its person.
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected && document.hasFocus();
        if (isThere && last.current === index) last.current = null;
      });
    };
    // Not React's own events: it gives none for what it does to the focus itself.
    around?.addEventListener('focusin', come);
    around?.addEventListener('focusout', leave);
    window.addEventListener('scroll', mend, { passive: true });
    return () => {
      around?.removeEventListener('focusin', come);
      around?.removeEventListener('focusout', leave);
      window.removeEventListener('scroll', mend);
    };
  }, []);
  return ref;
}

/** The place in the list of the row that an element is in. */
function indexOf(element: Element): number | 'beside' {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? 'beside' : Number(index);
}
