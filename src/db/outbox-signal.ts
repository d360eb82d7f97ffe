import Dexie from 'dexie';

const listeners = new Set<() => void>();

/** Told once a command has been written to the outbox of this page, and its transaction is through. */
export function onOutboxWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells so when the transaction that this is called in has committed; nothing, should it fail. */
export function announceOutboxWrite(): void {
  let transaction = Dexie.currentTransaction;
  if (transaction === null) return;
  while (transaction.parent) transaction = transaction.parent;
  transaction.on('complete', () => {
    for (const listener of listeners) listener();
  });
}
