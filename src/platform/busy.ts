/** What must not be cut short by an update: a form with unsaved words, or sending. */
export type BusyReason = 'form' | 'sending';

const reasons = new Map<BusyReason, number>();
const listeners = new Set<() => void>();

/** Marks the page as busy until the function it answers is called. */
export function beginBusy(reason: BusyReason): () => void {
  change(reason, 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    change(reason, -1);
  };
}

export function isBusy(): boolean {
  return [...reasons.values()].some((count) => count > 0);
}

export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(reason: BusyReason, by: number): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + by);
  for (const listener of listeners) listener();
}
