const KEY = 'gidaLost';

/** How many unsent things the browser cleared away that nobody has read of yet; 0 for none. */
export function readLostCount(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Keeps that number until it was read: 0 forgets it. */
export function storeLostCount(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(count));
  } catch {
    // Without storage it is told once, by this page.
  }
}
