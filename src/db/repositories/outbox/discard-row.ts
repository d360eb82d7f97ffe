import { feedOf } from '../../../domain/outbox/command-marks';
import { recallOf } from '../../../domain/outbox/recall-of';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import type { OutboxRow } from '../../outbox-row';
import { announceOutboxWrite } from '../../outbox-signal';
import { readRow } from '../../read-row';
import { repoint } from '../../renew-row';
import { undoRow } from '../../undo/undo-row';
import { write } from '../../write';

/**
 * Gives an unsent action up: the row goes, what it had changed on the device is put back, and rows
 * that only made sense with it go too. One that was tried may have arrived: where it can be taken back,
 * that is asked of the server. A row being sent right now is left alone.
 * @returns whether it was discarded.
 */
export async function discardRow(id: string, database: AppDatabase): Promise<boolean> {
  return write(database, database.tables, async () => {
    const stored = await database.outbox.where('id').equals(id).first();
    if (stored === undefined || stored.state === 'sending') return false;
    const row = readRow(stored);
    await database.outbox.delete(stored.seq);
    if (row !== null) await undoRow(row, database);
    // What became of it on the server, if it arrived, is fetched with the next pull.
    const feed = feedOf(stored.kind);
    if (feed !== null) await database.cursors.delete(feed);
    // Those that waited for it alone may go on without it, unless its entity is gone with it.
    await repoint(database, id, null);
    if (row !== null) await recall(row, database);
    announceOutboxWrite();
    return true;
  });
}

/** What may be on its way is taken back. */
async function recall(row: OutboxRow, database: AppDatabase): Promise<void> {
  const recalled = recallOf(row);
  if (recalled === null) return;
  const { collection, id: entityId } = recalled;
  if (collection === 'messages')
    await enqueue(database, {
      kind: 'message.delete',
      entityId,
      payload: { conversation: null },
      before: [],
    });
  else
    await enqueue(database, {
      kind: 'inspection.remove',
      entityId,
      payload: { title: '' },
      before: [],
    });
}
