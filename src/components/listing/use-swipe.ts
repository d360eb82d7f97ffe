import { type TouchEvent, useRef } from 'react';

/** Pixels a finger moves sideways before it is a swipe and no tap. */
const LEAST = 40;

/** Touch handlers that turn a sideways swipe into a step: 1 for the next, -1 for the one before. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const [touch, second] = Array.from(event.touches);
      // Two fingers are a pinch.
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < LEAST || Math.abs(down) > Math.abs(across)) return;
      step(across < 0 ? 1 : -1);
    },
  };
}
