import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';

/**
 * Makes a new request of a row: what it asks for has changed, so it gets a new key, and the server
 * can never take it for the old one. Rows that waited for the old key wait for the new one.
 * @returns the new key.
 */
export async function renewRow(
  database: AppDatabase,
  row: OutboxRow,
  change: Partial<Pick<OutboxRow, 'payload' | 'baseVersion'>>,
): Promise<string> {
  const id = crypto.randomUUID();
  await database.outbox.update(row.seq, {
    ...change,
    id,
    state: 'pending',
    attempts: 0,
    nextAttemptAt: 0,
    leaseUntil: null,
    lastError: null,
  });
  await repoint(database, row.id, id);
  return id;
}

/** Lets rows that wait for one key wait for another. */
export async function repoint(database: AppDatabase, from: string, to: string): Promise<void> {
  await database.outbox
    .filter((other) => other.dependsOn.includes(from))
    .modify((other) => {
      other.dependsOn = other.dependsOn.map((needed) => (needed === from ? to : needed));
    });
}
