import { createSignal } from '../domain/signal';
import Dexie from 'dexie';

const written = createSignal();

/** Told once a command has been written to the outbox of this page, and its transaction is through. */
export const onOutboxWritten = written.on;

/** Tells so when the transaction that this is called in has committed; nothing, should it fail. */
export function announceOutboxWrite(): void {
  let transaction = Dexie.currentTransaction;
  if (transaction === null) return;
  while (transaction.parent) transaction = transaction.parent;
  transaction.on('complete', written.tell);
}
