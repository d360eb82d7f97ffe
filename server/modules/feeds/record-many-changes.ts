import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';

/** As `recordChanges`, for many entities of one person in one statement: an import has thousands. */
export async function recordManyChanges(
  tx: Queryable,
  change: { userId: string; collection: Collection; entityIds: string[] },
): Promise<void> {
  if (change.entityIds.length === 0) return;
  await tx.query(
    `WITH next AS (
       INSERT INTO feed_counters (user_id, seq) VALUES ($1, $4::int)
       ON CONFLICT (user_id) DO UPDATE SET seq = feed_counters.seq + $4::int RETURNING seq
     )
     INSERT INTO feed_changes (user_id, collection, entity_id, seq, deleted)
     SELECT $1, $2, changed.id::uuid, next.seq - $4::int + changed.place, false
     FROM next, jsonb_array_elements_text($3::jsonb) WITH ORDINALITY AS changed(id, place)
     ON CONFLICT (user_id, collection, entity_id)
     DO UPDATE SET seq = excluded.seq, deleted = excluded.deleted, changed_at = now()`,
    [change.userId, change.collection, JSON.stringify(change.entityIds), change.entityIds.length],
  );
}
