import { createSignal } from '../domain/signal';

/** What must not be cut short by an update: a form with unsaved words, or sending. */
type BusyReason = 'form' | 'sending';

const reasons = new Map<BusyReason, number>();
const changed = createSignal();

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

/** Whether the page is busy at all, or for one reason. */
export function isBusy(reason?: BusyReason): boolean {
  const counts = reason === undefined ? [...reasons.values()] : [reasons.get(reason) ?? 0];
  return counts.some((count) => count > 0);
}

/** Settles once the page is busy with nothing. */
export function whenFree(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isBusy()) return;
      stop();
      resolve();
    };
    const stop = onBusy(look);
    look();
  });
}

export const onBusy = changed.on;

function change(reason: BusyReason, by: number): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + by);
  changed.tell();
}
