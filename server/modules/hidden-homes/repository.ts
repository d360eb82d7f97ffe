import type { HiddenHome } from '../../../src/contract/listing/hidden-home';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';

/** The homes that a person hid, by id. */
export async function readHiddenHomes(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, HiddenHome>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('hidden_homes')
    .select(['property_id as id', 'title', 'hidden_at'])
    .where('user_id', '=', userId)
    .where('property_id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, title, hidden_at: at }) => [id, { id, title, hiddenAt: at.toISOString() }]),
  );
}

/** The ids of all homes that a person hid. */
export async function hiddenIds(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db.kysely
    .selectFrom('hidden_homes')
    .select('property_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ property_id: id }) => id));
}

/** Hides a home from a person; answers whether it was not hidden before. */
export async function hideHome(
  tx: Queryable,
  userId: string,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('hidden_homes')
    .values({ user_id: userId, property_id: id, title })
    .onConflict((oc) => oc.doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Shows a home again; answers whether it was hidden. */
export async function unhideHome(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('hidden_homes')
    .where('user_id', '=', userId)
    .where('property_id', '=', id)
    .returning('property_id')
    .executeTakeFirst();
  return removed !== undefined;
}
