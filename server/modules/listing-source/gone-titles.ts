import { sql } from 'kysely';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';

/** What an address has by now; null where it may have more than was read. */
export type AtAddress = { there: string[] | null; goneIds: string[] };

/**
 * Titles of listings that came from the address, are there no more or are gone by its words, and are neither
 * deleted nor closed here.
 */
export async function goneTitles(
  db: Queryable,
  agentId: string,
  { there, goneIds }: AtAddress,
): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('source_listings as s')
    .innerJoin('properties as p', 'p.id', 's.property_id')
    .select('p.title')
    .where('s.agent_id', '=', agentId)
    .where('p.deleted_at', 'is', null)
    .where('p.status', 'in', ['Active', 'Draft'])
    .where((of) => {
      const isGone = of('s.property_id', '=', anyOf(goneIds));
      if (there === null) return isGone;
      return of.or([isGone, sql<boolean>`s.property_id <> ALL(${there}::uuid[])`]);
    })
    .orderBy('p.title')
    .execute();
  return rows.map(({ title }) => title);
}
