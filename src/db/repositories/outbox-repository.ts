import type { CommandKind } from '../../contract/command-kinds';
import { isQuiet } from '../../domain/outbox/kinds';
import { coalesce } from '../../domain/outbox/coalesce';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import type { Receipt } from '../records';
import { renewRow, repoint } from './renew-row';

export type Command = {
  kind: CommandKind;
  entityId: string;
  payload: unknown;
  baseVersion?: number | null;
  dependsOn?: string[];
};

const PAYLOAD_VERSION = 1;

/**
 * Adds a command to the outbox, folded into what already waits for the same entity. Must be called
 * inside the transaction that writes the entity, with `outbox` among its tables.
 * @returns the id of the row that now carries the command, or null when nothing needs sending.
 */
export async function enqueue(database: AppDatabase, command: Command): Promise<string | null> {
  const lane = await database.outbox.where('entityId').equals(command.entityId).sortBy('seq');
  const plan = coalesce(command.kind, lane);
  await database.outbox.where('id').anyOf(plan.drop).delete();
  if (plan.replace !== null) {
    return replaceRow(database, plan.replace, command.payload);
  }
  if (!plan.append) return null;
  const id = crypto.randomUUID();
  await database.outbox.add({
    id,
    userId: database.userId,
    kind: command.kind,
    entityId: command.entityId,
    payload: command.payload,
    payloadVersion: PAYLOAD_VERSION,
    baseVersion: command.baseVersion ?? null,
    dependsOn: command.dependsOn ?? [],
    state: 'pending',
    attempts: 0,
    // Due at once, whatever a clock that is set back later says.
    nextAttemptAt: 0,
    lastError: null,
    createdAt: Date.now(),
    leaseUntil: null,
  });
  // What waited for a command that this one takes the place of waits for this one.
  for (const dropped of plan.drop) await repoint(database, dropped, id);
  return id;
}

/** Gives a waiting row new words. A refused one starts anew: it is a new request. */
async function replaceRow(database: AppDatabase, id: string, payload: unknown): Promise<string> {
  const row = await database.outbox.where('id').equals(id).first();
  if (row?.state === 'rejected') return renewRow(database, row, { payload });
  await database.outbox.where('id').equals(id).modify({ payload });
  return id;
}

/** All that waits, in the order it was asked for. */
export function listOutbox(database: AppDatabase): Promise<OutboxRow[]> {
  return database.outbox.orderBy('seq').toArray();
}

export type OutboxEntry = {
  row: OutboxRow;
  /** About how much will be sent, in bytes: the words, and a photo's own size. */
  bytes: number;
};

/** All that waits, with what each will cost to send. */
export function listOutboxEntries(database: AppDatabase): Promise<OutboxEntry[]> {
  return database.transaction('r', database.outbox, database.photos, async () => {
    const all = await database.outbox.orderBy('seq').toArray();
    const rows = all.filter((row) => !isQuiet(row.kind));
    const photos = await database.photos.bulkGet(rows.map((row) => row.entityId));
    return rows.map((row, index) => ({
      row,
      bytes: JSON.stringify(row.payload).length + (photos[index]?.bytes ?? 0),
    }));
  });
}

/** What the server confirmed, newest first. */
export function listReceipts(database: AppDatabase): Promise<Receipt[]> {
  return database.receipts.orderBy('deliveredAt').reverse().toArray();
}

/** How much waits of what a person did; looks at homes are no deed. */
export function countOutbox(database: AppDatabase): Promise<number> {
  return database.outbox.filter((row) => !isQuiet(row.kind)).count();
}

/** What waits for one item, or for any of several. */
export function rowsOf(entityIds: string[], database: AppDatabase): Promise<OutboxRow[]> {
  return database.outbox.where('entityId').anyOf(entityIds).sortBy('seq');
}

/** Makes waiting rows due at once ('Send now', a new login); refused ones stay refused. */
export async function makeDue(database: AppDatabase): Promise<void> {
  await database.outbox
    .where('state')
    .anyOf('pending', 'paused')
    .modify({ state: 'pending', nextAttemptAt: 0 });
}

/**
 * Makes due what found no network, as there may be one now (rule 5): at the start, when the browser
 * says 'online', and when the page is looked at again. What the server asked to wait for waits.
 */
export async function makeUnreachedDue(database: AppDatabase): Promise<void> {
  await database.outbox
    .where('state')
    .equals('pending')
    .filter(({ lastError, nextAttemptAt }) => lastError?.code === 'network' && nextAttemptAt > 0)
    .modify({ nextAttemptAt: 0 });
}

/** Tries a refused row again as it is. */
export async function retryRow(id: string, database: AppDatabase): Promise<void> {
  await database.outbox
    .where('id')
    .equals(id)
    .and((row) => row.state !== 'sending')
    .modify({ state: 'pending', nextAttemptAt: 0 });
}
