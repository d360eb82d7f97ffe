import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many cards of a least width, in pixels, stand side by side in an element, with a gap between. */
export function useColumns(ref: RefObject<HTMLElement | null>, least: number, gap: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (width: number) =>
      setColumns(Math.max(1, Math.floor((width + gap) / (least + gap))));
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least, gap]);
  return columns;
}
