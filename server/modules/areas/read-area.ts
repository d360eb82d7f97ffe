import { PACK_CHUNK } from '../../../src/contract/area-options';
import { type AreaChanges, type AreaQuery } from '../../../src/contract/area-pack';
import type { Listing } from '../../../src/contract/property';
import type { Database } from '../../db/database';
import { ListedConditions } from '../properties/listed-conditions';
import { PROPERTY_SELECT, type PropertyRow, toListing } from '../properties/property-row';
import { type AreaCursor, readAreaCursor, writeAreaCursor } from './area-cursor';

const microseconds = (moment: string) => `(extract(epoch FROM ${moment}) * 1000000)::bigint`;
/** Longer than any transaction may take: what was written before and is seen only now is not missed. */
const OVERLAP = "interval '2 minutes'";

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

function conditionsOf(area: AreaQuery): ListedConditions {
  const where = new ListedConditions();
  where.addKept(area);
  return where;
}

/** How many published listings an area has. */
export async function countArea(database: Database, area: AreaQuery): Promise<number> {
  const where = conditionsOf(area);
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM properties p WHERE ${where.sql}`,
    where.values,
  );
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
  if (after !== undefined) where.add('p.id > ?::uuid', after);
  const rows = await database.query<PropertyRow>(
    `${PROPERTY_SELECT} WHERE ${where.sql} ORDER BY p.id LIMIT ${limit + 1}`,
    where.values,
  );
  const listings = rows.slice(0, limit).map((row) => toListing(row, 'anybody'));
  return { listings, next: rows.length > limit ? (listings.at(-1)?.id ?? null) : null };
}

/** Every id of an area. */
export async function readAreaIds(database: Database, area: AreaQuery): Promise<string[]> {
  const where = conditionsOf(area);
  const rows = await database.query<{ id: string }>(
    `SELECT p.id FROM properties p WHERE ${where.sql} ORDER BY p.id`,
    where.values,
  );
  return rows.map(({ id }) => id);
}

/** The cursor from which the changes after this moment are read. */
export async function areaCursorNow(database: Database): Promise<string> {
  const [row] = await database.query<{ moment: number }>(
    `SELECT ${microseconds(`clock_timestamp() - ${OVERLAP}`)} AS moment`,
  );
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
  where.add(
    'p.id = ANY(?::uuid[])',
    rows.map(({ id }) => id),
  );
  const found = await database.query<PropertyRow>(
    `${PROPERTY_SELECT} WHERE ${where.sql}`,
    where.values,
  );
  const here = new Set(found.map(({ id }) => id));
  const last = rows.at(-1);
  const hasMore = changed.length > PACK_CHUNK;
  return {
    listings: found.map((row) => toListing(row, 'anybody')),
    gone: rows.filter(({ id, listed }) => listed && !here.has(id)).map(({ id }) => id),
    cursor: hasMore && last ? writeAreaCursor({ moment: last.moment, id: last.id }) : now,
    hasMore,
    total: await countArea(database, area),
  };
}

type Changed = { id: string; moment: number; listed: boolean };

function changedSince(
  database: Database,
  area: AreaQuery,
  { moment, id }: AreaCursor,
): Promise<Changed[]> {
  const where = new ListedConditions('whatever its state');
  where.addKept(area);
  where.add(
    "(p.changed_at, p.id) > (timestamptz 'epoch' + ? * interval '1 microsecond', ?::uuid)",
    moment,
    id ?? LAST_ID,
  );
  return database.query<Changed>(
    `SELECT p.id, ${microseconds('p.changed_at')} AS moment, p.listed_at IS NOT NULL AS listed
     FROM properties p WHERE ${where.sql} ORDER BY p.changed_at, p.id LIMIT ${PACK_CHUNK + 1}`,
    where.values,
  );
}
