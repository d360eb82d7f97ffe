import { isCommandKind } from '../../../domain/outbox/commands/all-commands';
import type { AppDatabase } from '../../../db/app-database';
import { combinePayloads, hasParts, restOfRefused } from '../../../db/combine-payloads';
import type { OutboxRow, StoredRow } from '../../../db/outbox-row';
import { readRowAs } from '../../../db/read-row';
import { renewRow, repoint } from '../../../db/renew-row';
import { isInOrder, newestWins, takesAway } from '../../../domain/outbox/coalesce';

/**
 * When a row is refused or in conflict and what waits behind it has decided the matter, people are
 * not asked: what is taken away again is let go of, and of two words for the same thing a refused row
 * gives way to the newer one, unless that says another part; a row in conflict takes its words. Runs in the transaction that records
 * the refusal.
 */
export async function supersede(database: AppDatabase, row: OutboxRow): Promise<void> {
  const stored = await database.outbox.get(row.seq);
  if (stored === undefined) return;
  const about = await database.outbox.where('entityId').equals(row.entityId).toArray();
  const needing = await database.outbox.where('dependsOn').equals(row.id).toArray();
  const later = [...about, ...needing].filter(({ seq }) => seq > row.seq);
  const isTaken = later.some(({ kind }) => isCommandKind(kind) && takesAway(kind, row.kind));
  if (isTaken) {
    await database.outbox.delete(row.seq);
    await repoint(database, row.id, null);
  } else await joinNewer(database, row.kind, stored, later);
}

async function joinNewer(
  database: AppDatabase,
  kind: OutboxRow['kind'],
  row: StoredRow,
  later: StoredRow[],
): Promise<void> {
  if (!newestWins(kind)) return;
  const next = later
    .filter((other) => other.entityId === row.entityId && other.attempts === 0)
    .toSorted((a, b) => a.seq - b.seq)
    .findLast((other) => other.kind === kind);
  const newer = next === undefined ? null : readRowAs(kind, next);
  if (newer === null) return;
  const isPast = (other: StoredRow) => other.lane === row.lane && other.kind !== kind;
  if (isInOrder(kind) && later.some((other) => isPast(other) && other.seq < newer.seq)) return;
  await database.outbox.delete(newer.seq);
  if (row.state === 'rejected' && hasParts(kind)) {
    // The newer one goes out in its place; what it does not say stays refused, to be mended, behind it.
    const rest = restOfRefused(kind, row, newer.payload);
    await renewRow(database, row, { payload: newer.payload, before: newer.before }, newer.id);
    const { seq: _, ...refused } = row;
    if (rest !== null) await database.outbox.add({ ...refused, payload: rest });
    return;
  }
  const change = {
    // Its words began before anybody knew of the refusal.
    payload: combinePayloads(kind, { ...row, state: 'pending' }, newer.payload),
    before: [...row.before, ...newer.before],
  };
  // The place in the lane stays the older one's, as what waits behind it may need it; the key is the
  // newer one's, which was never tried, and by which somebody may ask what became of it.
  if (row.state !== 'conflict') await renewRow(database, row, change, newer.id);
  else {
    await database.outbox.update(row.seq, change);
    await repoint(database, newer.id, row.id);
  }
}
