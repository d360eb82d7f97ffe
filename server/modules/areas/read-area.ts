import { type Expression, sql } from 'kysely';
import { PACK_CHUNK } from '../../../src/contract/search/area-options';
import { type AreaChanges, type AreaQuery } from '../../../src/contract/search/area-pack';
import type { Listing } from '../../../src/contract/listing/property';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { ListedConditions } from '../properties/listed-conditions';
import { listed } from '../properties/place-conditions';
import { selectListings, toListing } from '../properties/property-row';
import { type AreaCursor, readAreaCursor, writeAreaCursor } from './area-cursor';

const microseconds = (moment: Expression<Date>) =>
  sql<number>`(extract(epoch FROM ${moment}) * 1000000)::bigint`;
/** Longer than any transaction may take: what was written before and is seen only now is not missed. */
const BEFORE_OVERLAP = sql<Date>`(clock_timestamp() - interval '2 minutes')`;

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

function conditionsOf(area: AreaQuery): ListedConditions {
  const where = new ListedConditions();
  where.addKept(area);
  return where;
}

/** How many published listings an area has. */
export async function countArea(database: Database, area: AreaQuery): Promise<number> {
  const where = conditionsOf(area);
  const row = await database.kysely
    .selectFrom('properties as p')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(where.all)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** Some of an area's listings by rising id, and the id after which the next ones begin. */
export async function readAreaChunk(
  database: Database,
  area: AreaQuery,
  after: string | undefined,
  limit: number,
): Promise<{ listings: Listing[]; next: string | null }> {
  const where = conditionsOf(area);
  if (after !== undefined) where.add(listed('p.id', '>', after));
  const rows = await selectListings(database)
    .where(where.all)
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const listings = rows.slice(0, limit).map((row) => toListing(row, 'anybody'));
  return { listings, next: rows.length > limit ? (listings.at(-1)?.id ?? null) : null };
}

/** Every id of an area. */
export async function readAreaIds(database: Database, area: AreaQuery): Promise<string[]> {
  const where = conditionsOf(area);
  const rows = await database.kysely
    .selectFrom('properties as p')
    .select('p.id')
    .where(where.all)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The cursor from which the changes after this moment are read. */
export async function areaCursorNow(database: Database): Promise<string> {
  const row = await database.kysely
    .selectNoFrom(microseconds(BEFORE_OVERLAP).as('moment'))
    .executeTakeFirst();
  return writeAreaCursor({ moment: row?.moment ?? 0, id: null });
}

/**
 * What changed in an area since a cursor, some at a time: listings that are published there, and the
 * ids of those that once were and have a point there still. What moved away or was deleted for good
 * a device notices by the total.
 * @throws 400 when the cursor is not one of ours
 */
export async function readAreaChanges(
  database: Database,
  area: AreaQuery,
  since: string,
): Promise<AreaChanges> {
  const cursor = readAreaCursor(since);
  const now = await areaCursorNow(database);
  const changed = await changedSince(database, area, cursor);
  const rows = changed.slice(0, PACK_CHUNK);
  const where = conditionsOf(area);
  where.add(listed('p.id', '=', anyOf(rows.map(({ id }) => id))));
  const found = await selectListings(database).where(where.all).execute();
  const here = new Set(found.map(({ id }) => id));
  const last = rows.at(-1);
  const hasMore = changed.length > PACK_CHUNK;
  return {
    listings: found.map((row) => toListing(row, 'anybody')),
    gone: rows.filter((row) => row.listed === true && !here.has(row.id)).map(({ id }) => id),
    cursor: hasMore && last ? writeAreaCursor({ moment: last.moment, id: last.id }) : now,
    hasMore,
    total: await countArea(database, area),
  };
}

function changedSince(database: Database, area: AreaQuery, { moment, id }: AreaCursor) {
  const where = new ListedConditions('whatever its state');
  where.addKept(area);
  where.add(
    sql<boolean>`(${listed.ref('p.changed_at')}, ${listed.ref('p.id')})
      > (timestamptz 'epoch' + ${moment} * interval '1 microsecond', ${id ?? LAST_ID}::uuid)`,
  );
  return database.kysely
    .selectFrom('properties as p')
    .select((eb) => [
      'p.id',
      microseconds(eb.ref('p.changed_at')).as('moment'),
      eb('p.listed_at', 'is not', null).as('listed'),
    ])
    .where(where.all)
    .orderBy('p.changed_at')
    .orderBy('p.id')
    .limit(PACK_CHUNK + 1)
    .execute();
}
