import type { ListingFilter, ListingPage, ListingQuery } from '../../../src/contract/listing-query';
import { TOTAL_CAP } from '../../../src/contract/search-options';
import type { Database, Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { filterConditions } from './filter-conditions';
import type { ListedConditions } from './listed-conditions';
import { PROPERTY_SELECT, type PropertyRow, toListing } from './property-row';

/** Beyond any price or moment (milliseconds) that a cursor may name; dates end before 10^16. */
const MAX_MOMENT = 2_000_000_000_000_000;

/**
 * Searches published properties (P3, P9, RES-11). Pages are keyset pages: the cursor names the last
 * row seen, so nothing is shown twice or skipped while listings come and go.
 * @throws 400 when the cursor is not one this search gave out.
 */
export async function searchProperties(
  database: Database,
  query: ListingQuery,
): Promise<ListingPage> {
  const where = filterConditions(query);
  const total = query.cursor === undefined ? await countUpTo(database, where, TOTAL_CAP) : null;
  const order = addCursor(where, query);
  const rows = await database.query<PropertyRow & { sort_key: number; sort_boosted: boolean }>(
    `${PROPERTY_SELECT.replace('SELECT p.id', `SELECT ${order.key} AS sort_key, ${BOOSTED} AS sort_boosted, p.id`)}
     WHERE ${where.sql} ORDER BY ${order.by} LIMIT ${query.limit + 1}`,
    where.values,
  );
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

export type ListedHome = {
  id: string;
  owner_id: string;
  title: string;
  address: string;
  price: number;
  /** To the microsecond, as text: a Date would lose what tells one row from the next. */
  listed_at: string;
};

/** What came to be seen after a place in the order of listing and fits the criteria, oldest first. */
export async function listedAfter(
  db: Queryable,
  criteria: ListingFilter,
  after: { moment: string; id: string },
  limit: number,
): Promise<ListedHome[]> {
  const where = filterConditions(criteria);
  where.add('(p.listed_at, p.id) > (?::timestamptz, ?::uuid)', after.moment, after.id);
  return db.query<ListedHome>(
    `SELECT p.id, p.owner_id, p.title, p.address, p.price, p.listed_at::text FROM properties p
     WHERE ${where.sql} ORDER BY p.listed_at, p.id LIMIT ${limit}`,
    where.values,
  );
}

async function countUpTo(
  database: Database,
  where: ListedConditions,
  cap: number,
): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM (SELECT 1 FROM properties p WHERE ${where.sql} LIMIT ${cap + 1}) found`,
    where.values,
  );
  return row?.n ?? 0;
}

// The expressions of the indexes of migration 9, to the letter.
const DAY = (moment: string) => `(timezone('Africa/Lagos', ${moment}))::date`;
const BOOSTED = '(p.boosted_until IS NOT NULL)';

type Order = { key: string; by: string };

/**
 * Orders by the chosen sort, boosted listings first within equal values (A9) and the id as the last
 * tie-break, and starts after the cursor. For 'newest' equal means the same day: no two listings
 * are published in the same millisecond.
 */
function addCursor(where: ListedConditions, query: ListingQuery): Order {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.sort === 'newest') {
    if (cursor !== null) {
      const at = "(timestamptz 'epoch' + ? * interval '1 millisecond')";
      where.add(
        `(${DAY('p.published_at')}, ${BOOSTED}, p.published_at, p.id) < (${DAY(at)}, ?::boolean, ${at}, ?::uuid)`,
        cursor.value,
        cursor.boosted,
        cursor.value,
        cursor.id,
      );
    }
    return {
      key: '(extract(epoch FROM p.published_at) * 1000)::bigint',
      by: `${DAY('p.published_at')} DESC, ${BOOSTED} DESC, p.published_at DESC, p.id DESC`,
    };
  }
  const rising = query.sort === 'price-asc';
  // Turned round for rising prices: a comparison of rows goes one way in all its columns.
  const boosted = rising ? `(NOT ${BOOSTED})` : BOOSTED;
  if (cursor !== null) {
    where.add(
      `(p.price, ${boosted}, p.id) ${rising ? '>' : '<'} (?::bigint, ?::boolean, ?::uuid)`,
      cursor.value,
      rising ? !cursor.boosted : cursor.boosted,
      cursor.id,
    );
  }
  const direction = rising ? 'ASC' : 'DESC';
  return {
    key: 'p.price',
    by: `p.price ${direction}, ${boosted} ${direction}, p.id ${direction}`,
  };
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
      const [value, boosted, id] = parsed as unknown[];
      if (
        Number.isSafeInteger(value) &&
        Math.abs(value as number) < MAX_MOMENT &&
        typeof boosted === 'boolean' &&
        typeof id === 'string' &&
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ) {
        return { value: value as number, boosted, id };
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
