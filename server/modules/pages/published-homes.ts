import { sql } from 'kysely';
import type { Queryable } from '../../db/database';

/** How many homes a part of the sitemap has: small enough to be read and sent at once. */
const HOMES_A_PART = 10_000;

/** In how many parts the sitemap names the published homes. */
export async function countParts(db: Queryable, size = HOMES_A_PART): Promise<number> {
  const { homes } = await db.kysely
    .selectFrom('properties')
    .select((eb) => eb.fn.countAll<number>().as('homes'))
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.ceil(homes / size);
}

/**
 * The published homes of a part, counted from 1; none beyond the last. They stand in the order in
 * which they were listed, so that new ones come at the end. One statement: the index
 * properties_listed (listed_at, id) is walked to the first home of the part, without its row, and
 * read from there.
 */
export function homesOfPart(db: Queryable, part: number, size = HOMES_A_PART) {
  const published = db.kysely
    .selectFrom('properties')
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .orderBy('listed_at')
    .orderBy('id');
  const first = published
    .select(['listed_at', 'id'])
    .offset((part - 1) * size)
    .limit(1);
  return published
    .select(['id', 'updated_at'])
    .where((eb) => sql<boolean>`(${eb.ref('listed_at')}, ${eb.ref('id')}) >= ${first}`)
    .limit(size)
    .execute();
}
