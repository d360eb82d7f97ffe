import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';

export type Change = {
  userId: string;
  collection: Collection;
  entityId: string;
  deleted?: boolean;
};

/**
 * Notes in the writer's transaction that something a device keeps has changed. Each person's
 * counter row stays locked until commit, so numbers become visible in order; people are locked in
 * one order everywhere, so two writers cannot wait for each other.
 */
export async function recordChanges(tx: Queryable, changes: Change[]): Promise<void> {
  const inOrder = [...changes].sort((a, b) => (a.userId < b.userId ? -1 : 1));
  for (const change of inOrder) {
    await tx.query(
      `WITH next AS (
         INSERT INTO feed_counters (user_id, seq) VALUES ($1, 1)
         ON CONFLICT (user_id) DO UPDATE SET seq = feed_counters.seq + 1 RETURNING seq
       )
       INSERT INTO feed_changes (user_id, collection, entity_id, seq, deleted)
       SELECT $1, $2, $3, seq, $4 FROM next
       ON CONFLICT (user_id, collection, entity_id)
       DO UPDATE SET seq = excluded.seq, deleted = excluded.deleted, changed_at = now()`,
      [change.userId, change.collection, change.entityId, change.deleted ?? false],
    );
  }
}
