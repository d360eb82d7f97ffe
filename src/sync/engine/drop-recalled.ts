import type { AppDatabase } from '../../db/app-database';
import type { StoredRow } from '../../db/outbox-row';
import { repoint } from '../../db/renew-row';
import { recalls } from '../../domain/outbox/command-marks';
import { isCommandKind } from '../../domain/outbox/commands/all-commands';

/**
 * Lets go of a row that was taken back while it was being sent, and came to nothing: once more, it would only be
 * delivered. What takes it back goes alone, and has then what the row changed to put back. Call it in a
 * transaction over the outbox.
 */
export async function dropRecalled(
  database: AppDatabase,
  row: Pick<StoredRow, 'seq' | 'id' | 'kind' | 'entityId'>,
): Promise<void> {
  const { outbox } = database;
  const { kind } = row;
  if (!isCommandKind(kind)) return;
  const later = await outbox
    .where('entityId')
    .equals(row.entityId)
    .filter((other) => other.seq > row.seq && recalls(other.kind, kind))
    .first();
  const current = await outbox.get(row.seq);
  if (later === undefined || current === undefined) return;
  await outbox.delete(row.seq);
  await outbox.update(later.seq, { before: [...current.before, ...later.before] });
  await repoint(database, row.id, null);
}
