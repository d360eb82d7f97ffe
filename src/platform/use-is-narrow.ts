import { useSyncExternalStore } from 'react';

/** Below this a list of one's own things is rows; above it there is room for cards. */
const NARROW = '(max-width: 699px)';

function onWidth(told: () => void): () => void {
  const list = window.matchMedia(NARROW);
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
}

/** Whether the window is as narrow as a phone's; true in the prepared HTML. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => window.matchMedia(NARROW).matches,
    () => true,
  );
}
