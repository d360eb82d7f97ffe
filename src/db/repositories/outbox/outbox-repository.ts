import { aboutCommand, commandTitle } from '../../../domain/outbox/describe-command';
import { mayHaveArrived } from '../../../domain/outbox/may-have-arrived';
import type { AppDatabase } from '../../app-database';
import { groupBy } from '../../group-by';
import type { ShownRow, StoredRow } from '../../outbox-row';
import { readRow, readRowAs } from '../../read-row';
import type { Receipt } from '../../records';
import { shownRows } from './attach-rows';

/** What a row's words are changed by: the listing's form, a dialog, the account's page, the sign-up. */
export type EditOffer =
  | { what: 'listing'; propertyId: string }
  | { what: 'message'; content: string }
  | { what: 'profile' }
  | { what: 'application' };

export type OutboxEntry = {
  row: ShownRow;
  /** What it does and is about, in words. */
  title: string;
  /** Where its words can be changed; null where they cannot. */
  edit: EditOffer | null;
  /** About how much will be sent, in bytes: the words, and a photo's or paper's own size. */
  bytes: number;
};

/** One row that waits, with what it will cost to send; null once it is gone. */
export function readOutboxEntry(seq: number, database: AppDatabase): Promise<OutboxEntry | null> {
  const { outbox, photos, applicationDocuments } = database;
  return database.transaction('r', outbox, photos, applicationDocuments, async () => {
    const stored = await outbox.get(seq);
    if (stored === undefined) return null;
    const row = { ...stored, behind: await isBehind(stored, database) };
    const read = readRow(row);
    const size =
      (await photos.get(row.entityId))?.bytes ??
      (await applicationDocuments.get(row.entityId))?.size ??
      0;
    return {
      row,
      edit: editOffer(row),
      title: commandTitle(row.kind, read === null ? '' : aboutCommand(read.kind, read.payload)),
      bytes: (JSON.stringify(row.payload) ?? '').length + size,
    };
  });
}

/** The states of a row that goes on only once a person has decided. */
export const UNDECIDED = ['rejected', 'conflict'];

/** Whether one before it in its lane, or one that it needs, needs a decision first. */
async function isBehind(
  { seq, lane, state, dependsOn }: StoredRow,
  { outbox }: AppDatabase,
): Promise<boolean> {
  if (state !== 'pending') return false;
  const undecided = await outbox
    .where('[lane+state]')
    .anyOf(UNDECIDED.map((one) => [lane, one]))
    .primaryKeys();
  if (undecided.some((other) => other < seq)) return true;
  const needed = await outbox.where('id').anyOf(dependsOn).toArray();
  return needed.some((row) => UNDECIDED.includes(row.state));
}

function editOffer(row: ShownRow): EditOffer | null {
  if (row.kind === 'property.save' && row.state !== 'sending')
    return { what: 'listing', propertyId: row.entityId };
  // New words under an id that the server may know would be refused, and said to be the first ones.
  if (row.state !== 'rejected' || mayHaveArrived(row)) return null;
  const message = readRowAs('message.send', row);
  if (message !== null) return { what: 'message', content: message.payload.content };
  if (row.kind === 'profile.save') return { what: 'profile' };
  return row.kind === 'agent.signup' ? { what: 'application' } : null;
}

/** The newest of what the server confirmed, and how much that is in all. */
export function listReceipts(
  most: number,
  database: AppDatabase,
): Promise<{ newest: Receipt[]; total: number }> {
  const { receipts } = database;
  return database.transaction('r', receipts, async () => ({
    newest: await receipts.orderBy('deliveredAt').reverse().limit(most).toArray(),
    total: await receipts.count(),
  }));
}

/** What waits for one item, or for any of several. */
export function rowsOf(entityIds: string[], database: AppDatabase): Promise<ShownRow[]> {
  return database.transaction('r', database.outbox, () => shownRows(database, entityIds));
}

/** What waits for each of several items; those that nothing waits for are left out. */
export async function rowsOfEach(
  entityIds: string[],
  database: AppDatabase,
): Promise<Map<string, ShownRow[]>> {
  return groupBy(await rowsOf(entityIds, database), (row) => row.entityId);
}

/** Makes waiting rows due at once ('Send now', a new login); refused ones stay refused. */
export async function makeDue(database: AppDatabase): Promise<void> {
  await database.outbox
    .where('state')
    .anyOf('pending', 'paused')
    .modify({ state: 'pending', nextAttemptAt: 0 });
}

/**
 * Makes due what found no network, as there may be one now: at the start, when the browser says
 * 'online', and when the page is looked at again; what a filter on the way refused, as another network may
 * take it. What the server asked to wait for waits.
 */
export async function makeUnreachedDue(database: AppDatabase): Promise<void> {
  await database.outbox
    .where('state')
    .equals('pending')
    .filter(
      ({ lastError, nextAttemptAt }) =>
        (lastError?.code === 'network' || lastError?.code === 'turned-away') && nextAttemptAt > 0,
    )
    .modify({ nextAttemptAt: 0 });
}

/** Tries a refused row again as it is. */
export async function makeRowDue(id: string, database: AppDatabase): Promise<void> {
  await database.outbox
    .where('id')
    .equals(id)
    .and((row) => row.state !== 'sending')
    .modify({ state: 'pending', nextAttemptAt: 0 });
}
