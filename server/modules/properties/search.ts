import { type Expression, type RawBuilder, sql } from 'kysely';
import type {
  ListingFilter,
  ListingPage,
  ListingQuery,
} from '../../../src/contract/listing/listing-query';
import { TOTAL_CAP } from '../../../src/contract/search/search-options';
import type { Database, Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { filterConditions } from './filter-conditions';
import type { ListedConditions } from './listed-conditions';
import { listed } from './place-conditions';
import { selectListings, toListing } from './property-row';

/** Beyond any price or moment (milliseconds) that a cursor may name; dates end before 10^16. */
const MAX_MOMENT = 2_000_000_000_000_000;

/**
 * Searches published properties (RES-11). Pages are keyset pages: the cursor names the last
 * row seen, so nothing is shown twice or skipped while listings come and go.
 * @throws 400 when the cursor is not one this search gave out.
 */
export function searchProperties(database: Database, query: ListingQuery): Promise<ListingPage> {
  return pageOfListings(database, filterConditions(query), query);
}

/** A page of the listings that meet the conditions, in the order of a search. @throws 400 as above */
export async function pageOfListings(
  database: Database,
  where: ListedConditions,
  query: Pick<ListingQuery, 'sort' | 'cursor' | 'limit'>,
): Promise<ListingPage> {
  const total = query.cursor === undefined ? await countUpTo(database, where, TOTAL_CAP) : null;
  const order = addCursor(where, query);
  let listings = selectListings(database)
    .select([order.key.as('sort_key'), BOOSTED.as('sort_boosted')])
    .where(where.all)
    .limit(query.limit + 1);
  for (const column of order.columns) listings = listings.orderBy(column, order.direction);
  const rows = await listings.execute();
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    properties: page.map((row) => toListing(row, 'anybody')),
    total: total === null ? null : Math.min(total, TOTAL_CAP),
    totalIsCapped: total !== null && total > TOTAL_CAP,
    nextCursor:
      rows.length > page.length && last !== undefined
        ? encodeCursor({ value: last.sort_key, boosted: last.sort_boosted, id: last.id })
        : null,
  };
}

export type ListedHome = Awaited<ReturnType<typeof listedAfter>>[number];

/** What came to be seen after a place in the order of listing and fits the criteria, oldest first. */
export async function listedAfter(
  db: Queryable,
  criteria: ListingFilter,
  after: { moment: string; id: string },
  limit: number,
) {
  const where = filterConditions(criteria);
  where.add(
    sql<boolean>`(${listed.ref('p.listed_at')}, ${listed.ref('p.id')})
      > (${after.moment}::timestamptz, ${after.id}::uuid)`,
  );
  return (
    db.kysely
      .selectFrom('properties as p')
      .select(['p.id', 'p.owner_id', 'p.title', 'p.address', 'p.price'])
      // To the microsecond, as text: a Date would lose what tells one row from the next.
      .select((eb) => eb.cast<string>(eb.ref('p.listed_at'), 'text').as('listed_at'))
      .where(where.all)
      .orderBy('p.listed_at')
      .orderBy('p.id')
      .limit(limit)
      .execute()
  );
}

/** How many published listings meet the conditions; one more than `cap` where there are more. */
export async function countUpTo(
  database: Database,
  where: ListedConditions,
  cap: number,
): Promise<number> {
  const row = await database.kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('properties as p')
        .select('p.id')
        .where(where.all)
        .limit(cap + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return row?.n ?? 0;
}

// The expressions of the indexes properties_newest and properties_type, to the letter.
const dayOf = (moment: Expression<Date | null>) =>
  sql<string>`(timezone('Africa/Lagos', ${moment}))::date`;
const BOOSTED = sql<boolean>`(${listed.ref('p.boosted_until')} IS NOT NULL)`;
const NOT_BOOSTED = sql<boolean>`(NOT ${BOOSTED})`;

type Order = {
  /** What a cursor holds of a row, beside whether it is boosted and its id. */
  key: RawBuilder<number>;
  columns: Expression<unknown>[];
  direction: 'asc' | 'desc';
};

/**
 * Orders by the chosen sort, boosted listings first within equal values and the id as the last
 * tie-break, and starts after the cursor. For 'newest' equal means the same day: no two listings
 * are published in the same millisecond.
 */
function addCursor(where: ListedConditions, query: Pick<ListingQuery, 'sort' | 'cursor'>): Order {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const [id, price] = [listed.ref('p.id'), listed.ref('p.price')];
  if (query.sort === 'newest') {
    const published = listed.ref('p.published_at');
    const columns = [dayOf(published), BOOSTED, published, id];
    if (cursor !== null) {
      const at = sql<Date>`(timestamptz 'epoch' + ${cursor.value} * interval '1 millisecond')`;
      where.add(
        sql<boolean>`(${sql.join(columns)})
          < (${dayOf(at)}, ${cursor.boosted}::boolean, ${at}, ${cursor.id}::uuid)`,
      );
    }
    const key = sql<number>`(extract(epoch FROM ${published}) * 1000)::bigint`;
    return { key, columns, direction: 'desc' };
  }
  const isRising = query.sort === 'price-asc';
  // Turned round for rising prices: a comparison of rows goes one way in all its columns.
  const columns = [price, isRising ? NOT_BOOSTED : BOOSTED, id];
  if (cursor !== null) {
    const boosted = isRising ? !cursor.boosted : cursor.boosted;
    where.add(
      sql<boolean>`(${sql.join(columns)}) ${sql.raw(isRising ? '>' : '<')}
        (${cursor.value}::bigint, ${boosted}::boolean, ${cursor.id}::uuid)`,
    );
  }
  return { key: sql<number>`${price}`, columns, direction: isRising ? 'asc' : 'desc' };
}

type Cursor = { value: number; boosted: boolean; id: string };

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.boosted, cursor.id])).toString(
    'base64url',
  );
}

function decodeCursor(cursor: string): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parsed)) {
      const [value, boosted, id]: unknown[] = parsed;
      if (
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= 0 &&
        value < MAX_MOMENT &&
        typeof boosted === 'boolean' &&
        typeof id === 'string' &&
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ) {
        return { value, boosted, id };
      }
    }
  } catch {
    // Falls through to the refusal below.
  }
  throw new ProblemError(
    400,
    'bad-request',
    'This page of results is not known. Please search again.',
    {
      field: 'cursor',
    },
  );
}
