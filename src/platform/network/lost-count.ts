import { readStored, store } from '../stored';

const KEY = 'gidaLost';

/** How many unsent things the browser cleared away that nobody has read of yet; 0 for none. */
export function readLostCount(): number {
  return Number(readStored(KEY)) || 0;
}

/** Keeps that number until it was read: 0 forgets it. */
export function storeLostCount(count: number): void {
  // Without storage it is told once, by this page.
  store(KEY, count === 0 ? null : String(count));
}
