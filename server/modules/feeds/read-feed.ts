import type { Collection } from '../../../src/contract/collections';
import type { Feed } from '../../../src/contract/feed';
import type { Queryable } from '../../db/database';

type ChangeRow = { entity_id: string; seq: number; deleted: boolean };

/**
 * One page of what changed for a person after `cursor`. `load` reads the living entities by id;
 * an id it no longer finds is reported as deleted. A cursor this server never gave out comes from
 * a state that a restored backup undid: the answer then begins at 0 and says `reset`.
 */
export async function readFeed<Item>(
  database: Queryable,
  ask: { userId: string; collection: Collection; cursor: number; limit: number },
  load: (ids: string[]) => Promise<Map<string, Item>>,
): Promise<Feed<Item>> {
  const [counter] = await database.query<{ seq: number }>(
    'SELECT seq FROM feed_counters WHERE user_id = $1',
    [ask.userId],
  );
  const reset = ask.cursor > (counter?.seq ?? 0);
  const from = reset ? 0 : ask.cursor;
  const rows = await database.query<ChangeRow>(
    `SELECT entity_id, seq, deleted FROM feed_changes
     WHERE user_id = $1 AND collection = $2 AND seq > $3 ORDER BY seq LIMIT $4`,
    [ask.userId, ask.collection, from, ask.limit + 1],
  );
  const page = rows.slice(0, ask.limit);
  const found = await load(page.filter((row) => !row.deleted).map((row) => row.entity_id));
  const items: Item[] = [];
  const deleted: string[] = [];
  for (const row of page) {
    const item = found.get(row.entity_id);
    if (item === undefined) deleted.push(row.entity_id);
    else items.push(item);
  }
  return {
    items,
    deleted,
    cursor: page.at(-1)?.seq ?? from,
    hasMore: rows.length > page.length,
    reset,
  };
}
