import { isQuiet } from '../../domain/outbox/command-marks';
import { aboutCommand, commandTitle } from '../../domain/outbox/describe-command';
import type { AppDatabase } from '../app-database';
import type { ShownRow } from '../outbox-row';
import { readRow, readRowAs } from '../read-row';
import type { Receipt } from '../records';
import { markBehind, shownRows, undecidedRows } from './attach-rows';

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

/** All that waits, with what each will cost to send. */
export function listOutboxEntries(database: AppDatabase): Promise<OutboxEntry[]> {
  const { outbox, photos, applicationDocuments } = database;
  return database.transaction('r', outbox, photos, applicationDocuments, async () => {
    const all = await outbox.orderBy('seq').toArray();
    const rows = markBehind(
      all.filter((row) => !isQuiet(row.kind)),
      await undecidedRows(database),
    );
    const ids = rows.map((row) => row.entityId);
    const pictures = await photos.bulkGet(ids);
    const papers = await applicationDocuments.bulkGet(ids);
    return rows.map((row, at) => {
      const read = readRow(row);
      return {
        row,
        edit: editOffer(row),
        title: commandTitle(row.kind, read === null ? '' : aboutCommand(read.kind, read.payload)),
        bytes:
          (JSON.stringify(row.payload) ?? '').length +
          (pictures[at]?.bytes ?? papers[at]?.size ?? 0),
      };
    });
  });
}

function editOffer(row: ShownRow): EditOffer | null {
  if (row.kind === 'property.save' && row.state !== 'sending')
    return { what: 'listing', propertyId: row.entityId };
  if (row.state !== 'rejected') return null;
  const message = readRowAs('message.send', row);
  if (message !== null) return { what: 'message', content: message.payload.content };
  if (row.kind === 'profile.save') return { what: 'profile' };
  return row.kind === 'agent.signup' ? { what: 'application' } : null;
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
export function rowsOf(entityIds: string[], database: AppDatabase): Promise<ShownRow[]> {
  return database.transaction('r', database.outbox, () => shownRows(database, entityIds));
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
 * 'online', and when the page is looked at again. What the server asked to wait for waits.
 */
export async function makeUnreachedDue(database: AppDatabase): Promise<void> {
  await database.outbox
    .where('state')
    .equals('pending')
    .filter(({ lastError, nextAttemptAt }) => lastError?.code === 'network' && nextAttemptAt > 0)
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
