import { useLayoutEffect } from 'react';
import { replayEarlyInput } from '../platform/typing/replay-early-input';

/** Stands beside the app where it takes over prepared HTML; once it has, what was typed is heard. */
export function EarlyInput({ root }: { root: HTMLElement }) {
  // Not later: what is entered here stands, and what a form kept of an earlier visit comes beside it.
  useLayoutEffect(() => void replayEarlyInput(root), [root]);
  // From here on the header opens its menu by itself.
  useLayoutEffect(() => root.removeAttribute('data-prerendered'), [root]);
  return null;
}
