import type { AppDatabase } from '../../../db/app-database';
import { rowsAsTheyWere } from '../../../db/before';
import type { StoredRow } from '../../../db/outbox-row';
import { repoint } from '../../../db/renew-row';
import { takesBack } from '../../../domain/outbox/coalesce';
import { COMMANDS, isCommandKind } from '../../../domain/outbox/commands/all-commands';

/**
 * Lets go of a row that was taken back while it was being sent, and came to nothing: once more, it would only be
 * delivered. What takes it back goes alone, and has then what the row changed to put back. Call it in a
 * transaction over the outbox.
 */
export async function dropRecalled(
  database: AppDatabase,
  row: Pick<StoredRow, 'seq' | 'id' | 'kind' | 'entityId' | 'baseVersion' | 'lane'>,
): Promise<void> {
  const { outbox } = database;
  const later = await outbox
    .where('entityId')
    .equals(row.entityId)
    .filter(({ seq, kind, lane }) => seq > row.seq && lane === row.lane && recalls(kind, row))
    .first();
  const current = await outbox.get(row.seq);
  if (later === undefined || current === undefined) return;
  await outbox.delete(row.seq);
  const before = isTakeAway(later.kind) ? rowsAsTheyWere([current]) : current.before;
  await outbox.update(later.seq, { before: [...before, ...later.before] });
  await repoint(database, row.id, null);
}

function recalls(later: string, row: Pick<StoredRow, 'kind' | 'entityId' | 'baseVersion'>) {
  return isCommandKind(later) && takesBack(later, row);
}

function isTakeAway(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].merge.how === 'take-away';
}
