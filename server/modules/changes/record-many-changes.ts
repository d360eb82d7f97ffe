import { sql } from 'kysely';
import type { Collection } from '../../../src/contract/feed/collections';
import type { Queryable } from '../../db/database';
import { laterChange } from './later-change';

/** As `recordChanges`, for many entities of one person in one statement: an import has thousands. */
export async function recordManyChanges(
  tx: Queryable,
  change: { userId: string; collection: Collection; entityIds: string[] },
): Promise<void> {
  if (change.entityIds.length === 0) return;
  const { userId, collection, entityIds } = change;
  const count = sql<number>`${entityIds.length}::int`;
  const changed = sql<{ id: string; place: number }>`unnest(${entityIds}::uuid[]) WITH ORDINALITY`;
  await tx.kysely
    .with('next', (cte) =>
      cte
        .insertInto('feed_counters')
        .values({ user_id: userId, seq: count })
        .onConflict((oc) =>
          oc.column('user_id').doUpdateSet((eb) => ({ seq: eb('feed_counters.seq', '+', count) })),
        )
        .returning('seq'),
    )
    .insertInto('feed_changes')
    .columns(['user_id', 'collection', 'entity_id', 'seq', 'deleted'])
    .expression((eb) =>
      eb
        .selectFrom(['next', changed.as<'changed'>(sql`changed(id, place)`)])
        .select((of) => [
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<Collection>`${collection}::text`.as('collection'),
          'changed.id',
          of(of('next.seq', '-', count), '+', of.ref('changed.place')).as('seq'),
          sql<boolean>`false`.as('deleted'),
        ]),
    )
    .onConflict(laterChange)
    .execute();
}
