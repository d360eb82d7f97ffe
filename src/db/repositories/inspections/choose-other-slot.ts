import type { Slot } from '../../../contract/inspection/offered-times';
import type { AppDatabase } from '../../app-database';
import { readRowAs } from '../../read-row';
import { renewRow } from '../../renew-row';
import { write } from '../../write';

/**
 * Asks for another slot in place of one that the server refused as taken: the same request with all
 * that was written in it, under a new key. Nothing where it waits no longer, or was called off.
 */
export async function chooseOtherSlot(
  rowId: string,
  slot: Slot,
  database: AppDatabase,
): Promise<void> {
  const { inspections, outbox } = database;
  await write(database, [inspections, outbox], async () => {
    const stored = await outbox.where('id').equals(rowId).first();
    const row = stored && readRowAs('inspection.request', stored);
    if (stored?.state !== 'rejected' || !row) return;
    await inspections.update(row.entityId, slot);
    await renewRow(database, stored, {
      payload: { ...row.payload, request: { ...row.payload.request, ...slot } },
    });
  });
}
