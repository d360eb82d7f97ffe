import type { AppDatabase } from '../db/app-database';
import { repoint } from '../db/repositories/renew-row';
import { newestWins } from '../domain/outbox/coalesce';

/**
 * When a row is refused or in conflict and newer words for the same thing already wait behind it,
 * there is one decision to make, not two: a refused row gives way to the newer one, a row in conflict
 * takes its words. Runs in the transaction that records the refusal.
 */
export async function supersede(database: AppDatabase, seq: number): Promise<void> {
  const row = await database.outbox.get(seq);
  if (row === undefined || !newestWins(row.kind)) return;
  const newer = await database.outbox
    .where('entityId')
    .equals(row.entityId)
    .filter((other) => other.seq > seq && other.kind === row.kind && other.attempts === 0)
    .last();
  if (newer === undefined) return;
  const [goes, stays] = row.state === 'conflict' ? [newer, row] : [row, newer];
  if (row.state === 'conflict') await database.outbox.update(seq, { payload: newer.payload });
  else await database.outbox.update(newer.seq, { baseVersion: row.baseVersion });
  await database.outbox.delete(goes.seq);
  await repoint(database, goes.id, stays.id);
}
