import type { Block } from '../../../src/contract/people/block';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';

/** Whom a person blocked, by the other's id. */
export async function readBlocks(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Block>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blocked_id')
    .select((eb) => [
      'b.blocked_id as id',
      'b.blocked_at',
      eb.fn.coalesce('u.company_name', 'u.name').as('name'),
    ])
    .where('b.user_id', '=', userId)
    .where('b.blocked_id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: row.name, blockedAt: row.blocked_at.toISOString() },
    ]),
  );
}

/** The ids of all whom a person blocked. */
export async function blockedIds(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db.kysely
    .selectFrom('blocks')
    .select('blocked_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ blocked_id: id }) => id));
}

/** Blocks a person; answers whether they were not blocked before. */
export async function addBlock(tx: Queryable, userId: string, otherId: string): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: otherId })
    .onConflict((oc) => oc.doNothing())
    .returning('blocked_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends a block; answers whether there was one. */
export async function removeBlock(
  tx: Queryable,
  userId: string,
  otherId: string,
): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', otherId)
    .returning('blocked_id')
    .executeTakeFirst();
  return removed !== undefined;
}
