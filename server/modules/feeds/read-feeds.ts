import { type Expression, sql } from 'kysely';
import { COLLECTIONS, type Collection } from '../../../src/contract/feed/collections';
import type { Cursors, Feed } from '../../../src/contract/feed/feed';
import type { SyncAnswer } from '../../../src/contract/feed/sync-answer';
import type { Queryable } from '../../db/database';
import { readAlerts } from '../alerts/repository';
import { readBlocks } from '../blocks/repository';
import { readHiddenHomes } from '../hidden-homes/repository';
import { readInspections } from '../inspections/repository';
import { readMessages } from '../messages/repository';
import { readNotifications } from '../notifications/repository';
import { readProperties } from '../properties/repository';
import { readSaved } from '../saved/repository';

type Ask = { userId: string; cursors: Cursors; limit: number };
type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number];

/**
 * What changed for a person in each collection asked for, a page of at most `limit` each. An id that
 * is no longer found is reported as deleted. A cursor this server never gave out, or that is below the
 * floor, comes from a state that a restored backup undid: that feed begins at 0 and says `reset`. What changed is one
 * statement, and one moment, for all collections; only those with news are read.
 */
export async function readFeeds(database: Queryable, ask: Ask): Promise<SyncAnswer> {
  const { userId } = ask;
  const changes = await readChanges(database, ask);
  const feed = <Item>(name: Collection, load: (ids: string[]) => Promise<Map<string, Item>>) =>
    toFeed(
      ask,
      name,
      changes.filter(({ collection }) => collection === name),
      load,
    );
  return {
    feeds: {
      messages: await feed('messages', (ids) => readMessages(database, userId, ids)),
      properties: await feed('properties', (ids) => readProperties(database, ids, 'owner')),
      'saved-properties': await feed('saved-properties', (ids) => readSaved(database, userId, ids)),
      inspections: await feed('inspections', (ids) => readInspections(database, userId, ids)),
      notifications: await feed('notifications', (ids) => readNotifications(database, userId, ids)),
      'search-alerts': await feed('search-alerts', (ids) => readAlerts(database, userId, ids)),
      blocks: await feed('blocks', (ids) => readBlocks(database, userId, ids)),
      'hidden-homes': await feed('hidden-homes', (ids) => readHiddenHomes(database, userId, ids)),
    },
  };
}

/** One row for each change, and one without an entity for a collection that has none. */
function readChanges(database: Queryable, ask: Ask) {
  const names = COLLECTIONS.filter((name) => ask.cursors[name] !== undefined);
  const cursors = names.map((name) => ask.cursors[name] ?? 0);
  const asked = sql<{
    name: Collection;
    cursor: number;
  }>`unnest(${names}::text[], ${cursors}::bigint[])`;
  return database.kysely
    .selectFrom(asked.as<'asked'>(sql`asked(name, cursor)`))
    .leftJoin('feed_counters as counter', (join) => join.on('counter.user_id', '=', ask.userId))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('feed_changes as f')
          .select(['f.entity_id', 'f.seq', 'f.deleted'])
          .where('f.user_id', '=', ask.userId)
          .whereRef('f.collection', '=', 'asked.name')
          .where((of) =>
            of(
              'f.seq',
              '>',
              of
                .case()
                .when(isOfAnotherState(of.ref('asked.cursor')))
                .then(0)
                .else(of.ref('asked.cursor'))
                .end(),
            ),
          )
          .orderBy('f.seq')
          .limit(ask.limit + 1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'asked.name as collection',
      isOfAnotherState(eb.ref('asked.cursor')).as('reset'),
      'change.entity_id',
      'change.seq',
      'change.deleted',
    ])
    .orderBy('asked.name')
    .orderBy('change.seq')
    .execute();
}

/** Whether a cursor is above the counter, or was given out before a backup was restored. */
function isOfAnotherState(cursor: Expression<number>) {
  return sql<boolean>`(${cursor} > coalesce(counter.seq, 0)
    OR (${cursor} > 0 AND ${cursor} <= coalesce(counter.floor, 0)))`;
}

/** The page of one collection; undefined for one that was not asked for. */
async function toFeed<Item>(
  ask: Ask,
  name: Collection,
  rows: ChangeRow[],
  load: (ids: string[]) => Promise<Map<string, Item>>,
): Promise<Feed<Item> | undefined> {
  const asked = ask.cursors[name];
  if (asked === undefined) return undefined;
  const changes = rows.flatMap(({ entity_id: id, seq, deleted }) =>
    id === null || seq === null ? [] : [{ id, seq, isDeleted: deleted === true }],
  );
  const reset = rows[0]?.reset === true;
  const page = changes.slice(0, ask.limit);
  const living = page.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  // Without ids no statement is made.
  const found = await load(living);
  return {
    items: living.flatMap((id) => found.get(id) ?? []),
    deleted: page.flatMap(({ id }) => (found.has(id) ? [] : [id])),
    cursor: page.at(-1)?.seq ?? (reset ? 0 : asked),
    hasMore: changes.length > page.length,
    reset,
  };
}
