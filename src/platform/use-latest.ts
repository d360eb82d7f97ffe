import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a value was when the screen was last drawn, for what happens later: an answer, a tap, an end of typing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
