import type { AppDatabase } from '../db/app-database';
import type { OutboxRow } from '../db/outbox-row';
import { renewRow, repoint } from '../db/repositories/renew-row';
import { newestWins, takesAway } from '../domain/outbox/coalesce';

/**
 * When a row is refused or in conflict and what waits behind it has decided the matter, people are
 * not asked: what is taken away again is let go of, and of two words for the same thing a refused row
 * gives way to the newer one, a row in conflict takes its words. Runs in the transaction that records
 * the refusal.
 */
export async function supersede(database: AppDatabase, seq: number): Promise<void> {
  const row = await database.outbox.get(seq);
  if (row === undefined) return;
  const later = await database.outbox
    .where('seq')
    .above(seq)
    .filter((other) => other.entityId === row.entityId || other.dependsOn.includes(row.id))
    .toArray();
  if (later.some((other) => takesAway(other.kind, row.kind))) await database.outbox.delete(seq);
  else await joinNewer(database, row, later);
}

async function joinNewer(database: AppDatabase, row: OutboxRow, later: OutboxRow[]): Promise<void> {
  if (!newestWins(row.kind)) return;
  const newer = later.findLast(
    (other) => other.entityId === row.entityId && other.kind === row.kind && other.attempts === 0,
  );
  if (newer === undefined) return;
  await database.outbox.delete(newer.seq);
  // The place in the lane stays the older one's: what waits behind it may need it.
  let stays = row.id;
  if (row.state === 'conflict') await database.outbox.update(row.seq, { payload: newer.payload });
  else stays = await renewRow(database, row, { payload: newer.payload });
  await repoint(database, newer.id, stays);
}
