import { COMMANDS, isCommandKind } from '../domain/outbox/commands/all-commands';
import type { AppDatabase } from './app-database';
import type { StoredRow } from './outbox-row';
import { announceOutboxWrite } from './outbox-signal';

/**
 * Makes a new request of a row: what it asks for has changed, so it gets a new key, and the server
 * can never take it for the old one. Rows that waited for the old key wait for the new one.
 * @param id the new key, which the server must never have seen
 * @returns the new key.
 */
export async function renewRow(
  database: AppDatabase,
  row: StoredRow,
  change: Partial<Pick<StoredRow, 'payload' | 'baseVersion' | 'before'>>,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const { kind } = row;
  const isToday = change.payload !== undefined && isCommandKind(kind);
  await database.outbox.update(row.seq, {
    ...change,
    ...(isToday ? { payloadVersion: COMMANDS[kind].version } : {}),
    id,
    state: 'pending',
    attempts: 0,
    copied: false,
    nextAttemptAt: 0,
    leaseUntil: null,
    lastError: null,
  });
  announceOutboxWrite();
  await repoint(database, row.id, id);
  return id;
}

/** Lets rows that wait for one key wait for another, or for nothing in its place. */
export async function repoint(
  database: AppDatabase,
  from: string,
  to: string | null,
): Promise<void> {
  await database.outbox
    .where('dependsOn')
    .equals(from)
    .modify((other) => {
      const rest = other.dependsOn.filter((needed) => needed !== from);
      other.dependsOn = to === null ? rest : [...rest, to];
    });
}
