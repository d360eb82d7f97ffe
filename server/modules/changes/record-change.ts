import { sql } from 'kysely';
import type { Collection } from '../../../src/contract/feed/collections';
import type { Queryable } from '../../db/database';
import { laterChange } from './later-change';

export type Change = {
  userId: string;
  collection: Collection;
  entityId: string;
  deleted?: boolean;
};

type Row = {
  user_id: string;
  place: number;
  collection: Collection;
  entity_id: string;
  deleted: boolean;
};

/**
 * Notes in the writer's transaction that something a device keeps has changed, in one statement. Each
 * person's counter row stays locked until commit, so numbers become visible in order: call it last,
 * with all that changed. People are locked in one order everywhere, so two writers cannot wait for each
 * other.
 */
export async function recordChanges(tx: Queryable, changes: Change[]): Promise<void> {
  const rows = numbered(changes);
  if (rows.length === 0) return;
  const changed = sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'changed'>(
    sql`changed(user_id uuid, place int, collection text, entity_id uuid, deleted boolean)`,
  );
  await tx.kysely
    .with('changed', (cte) => cte.selectFrom(changed).selectAll())
    .with('next', (cte) =>
      cte
        .insertInto('feed_counters')
        .columns(['user_id', 'seq'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select((of) => ['user_id', of.fn.countAll<number>().as('seq')])
            .groupBy('user_id')
            .orderBy('user_id'),
        )
        .onConflict((oc) =>
          oc.column('user_id').doUpdateSet((eb) => ({
            seq: eb('feed_counters.seq', '+', eb.ref('excluded.seq')),
          })),
        )
        .returning(['user_id', 'seq']),
    )
    .insertInto('feed_changes')
    .columns(['user_id', 'collection', 'entity_id', 'seq', 'deleted'])
    .expression((eb) =>
      eb
        .selectFrom('changed')
        .innerJoin('next', 'next.user_id', 'changed.user_id')
        .select((of) => [
          'changed.user_id',
          'changed.collection',
          'changed.entity_id',
          // The last of a person's changes has the counter's number.
          of('next.seq', '-', of.ref('changed.place')).as('seq'),
          'changed.deleted',
        ]),
    )
    .onConflict(laterChange)
    .execute();
}

/** Each item once, as it was left, with how many of its person's changes come after it. */
function numbered(changes: Change[]): Row[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.userId} ${change.collection} ${change.entityId}`;
    last.delete(key);
    last.set(key, change);
  }
  const after = new Map<string, number>();
  return [...last.values()].reverse().map(({ userId, collection, entityId, deleted }) => {
    const place = after.get(userId) ?? 0;
    after.set(userId, place + 1);
    return { user_id: userId, place, collection, entity_id: entityId, deleted: deleted ?? false };
  });
}
