import { sql } from 'kysely';
import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';
import { laterChange } from './later-change';

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
    await tx.kysely
      .with('next', (cte) =>
        cte
          .insertInto('feed_counters')
          .values({ user_id: change.userId, seq: 1 })
          .onConflict((oc) =>
            oc.column('user_id').doUpdateSet((eb) => ({ seq: eb('feed_counters.seq', '+', 1) })),
          )
          .returning('seq'),
      )
      .insertInto('feed_changes')
      .columns(['user_id', 'collection', 'entity_id', 'seq', 'deleted'])
      .expression((eb) =>
        eb
          .selectFrom('next')
          .select([
            sql<string>`${change.userId}::uuid`.as('user_id'),
            sql<Collection>`${change.collection}::text`.as('collection'),
            sql<string>`${change.entityId}::uuid`.as('entity_id'),
            'seq',
            sql<boolean>`${change.deleted ?? false}::boolean`.as('deleted'),
          ]),
      )
      .onConflict(laterChange)
      .execute();
  }
}
