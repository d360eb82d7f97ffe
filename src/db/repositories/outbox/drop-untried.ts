import type { CommandKind } from '../../../contract/feed/commands';
import type { AppDatabase } from '../../app-database';
import type { StoredRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';

/**
 * Forgets what waits of these kinds for an entity and never left the phone. Call it in a transaction
 * over the outbox.
 * @returns what was forgotten
 */
export async function dropUntried(
  database: AppDatabase,
  entityId: string,
  kinds: readonly CommandKind[],
): Promise<StoredRow[]> {
  const untried = await database.outbox
    .where('entityId')
    .equals(entityId)
    .filter((row) => kinds.some((kind) => kind === row.kind))
    .and((row) => row.attempts === 0 || row.state === 'rejected')
    .toArray();
  await database.outbox.bulkDelete(untried.map(({ seq }) => seq));
  return untried;
}

/** Whether a row takes a photo out of this listing. */
export function removesPhotoOf(row: StoredRow, propertyId: string): boolean {
  return readRowAs('photo.remove', row)?.payload.propertyId === propertyId;
}
