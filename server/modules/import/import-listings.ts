import { createHash, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { PropertyContent } from '../../../src/contract/listing/listing-fields';
import type { ListingFile } from '../../../src/domain/import/read-listing-file';
import { isGone } from '../../../src/domain/import/doubt';
import { reviewNote } from '../../../src/domain/import/review-note';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { SqlType } from '../../db/schema/column';
import { CONTENT_COLUMNS, type ContentValues, contentValues } from '../properties/property-columns';
import { tellDevices } from './tell-devices';

export type ImportCounts = {
  added: number;
  updated: number;
  unchanged: number;
  /** Changed in the file, but also by their agent since the last import. */
  leftAlone: number;
  drafts: number;
};

type Prepared = ContentValues & {
  id: string;
  source_key: string;
  source_hash: string;
  status: 'Active' | 'Draft';
  review_note: string | null;
  published_at: string | null;
};

const CHUNK = 500;

/**
 * Writes the listings of a file for one owner, all or nothing. A row whose source is known and
 * unchanged is left alone, so that a second run changes nothing; a changed one is updated, unless
 * its agent edited, published, withdrew or deleted the listing since; what is in doubt stays a draft.
 */
export async function importListings(
  database: Database,
  owner: string,
  file: ListingFile,
  now: Date,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, leftAlone: 0, drafts: 0 };
  await database.transaction(async (tx) => {
    const changed: string[] = [];
    for (let start = 0; start < file.listings.length; start += CHUNK) {
      const chunk = file.listings
        .slice(start, start + CHUNK)
        .map((listing) => prepare(listing, now));
      const written = await writeChunk(tx, owner, chunk);
      changed.push(...written.map((row) => row.id));
      counts.added += written.filter((row) => row.added).length;
      counts.updated += written.filter((row) => !row.added).length;
      const leftAlone = written.length < chunk.length ? await countBehind(tx, owner, chunk) : 0;
      counts.leftAlone += leftAlone;
      counts.unchanged += chunk.length - written.length - leftAlone;
      counts.drafts += chunk.filter((row) => row.status === 'Draft').length;
    }
    // A file that still has them says that they are to be had, unless its words say otherwise.
    await confirmListed(tx, owner, file);
    await tellDevices(tx, owner, changed);
  });
  // Fresh statistics: the planner chooses by them, and the embedded database has no autovacuum.
  await database.script('ANALYZE properties');
  return counts;
}

async function confirmListed(tx: Queryable, owner: string, file: ListingFile): Promise<void> {
  const keys = file.listings.filter((one) => !isGone(one)).map(({ key }) => digest(key));
  await tx.kysely
    .updateTable('properties')
    .set({ confirmed_at: now, availability_asked_at: null })
    .where('owner_id', '=', owner)
    .where('status', '=', 'Active')
    .where('source_key', '=', sql<string>`ANY(${keys}::text[])`)
    .execute();
}

function prepare(listing: ListingFile['listings'][number], now: Date): Prepared {
  const inDoubt = listing.doubts.length > 0;
  return {
    ...contentValues(listing.content),
    id: randomUUID(),
    source_key: digest(listing.key),
    source_hash: digest(JSON.stringify(ordered(listing.content))),
    status: inDoubt ? 'Draft' : 'Active',
    review_note: reviewNote(listing.doubts.map(({ text }) => text)),
    published_at: inDoubt ? null : (listing.postedAt ?? now).toISOString(),
  };
}

function ordered(content: PropertyContent): [string, unknown][] {
  // What says nothing does not count: a file imported before a field came is unchanged by it.
  return Object.entries(content)
    .filter(([, value]) => value !== null && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

const WRITTEN = [
  { name: 'id', type: 'uuid' },
  { name: 'source_key', type: 'text' },
  { name: 'source_hash', type: 'text' },
  { name: 'status', type: 'text' },
  { name: 'review_note', type: 'text' },
  { name: 'published_at', type: 'timestamp with time zone' },
  ...CONTENT_COLUMNS,
] as const satisfies readonly { name: keyof Prepared; type: SqlType }[];

/** The rows of a chunk, as one value of the statement however many they are. */
const RECORD = sql.join(WRITTEN.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`));

/** The content of the row that was to be inserted, each column under its own name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the types that ColumnOf says
const EXCLUDED_CONTENT = Object.fromEntries(
  CONTENT_COLUMNS.map(({ name }) => [name, sql.ref(`excluded.${name}`)]),
) as { [Name in keyof ContentValues]: RawBuilder<ContentValues[Name]> };

/**
 * Adds or updates listings and answers those that it wrote. Every write by a person raises
 * `version`; `source_version` is the version the import wrote last. While they are equal nobody has
 * touched the listing.
 */
function writeChunk(tx: Queryable, owner: string, rows: Prepared[]) {
  const records = sql<Prepared>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
  return tx.kysely
    .insertInto('properties')
    .columns(['owner_id', 'source_version', 'listed_at', ...WRITTEN.map(({ name }) => name)])
    .expression((eb) =>
      eb
        .selectFrom(records.as<'r'>(sql`r(${RECORD})`))
        .select((of) => [
          sql<string>`${owner}::uuid`.as('owner_id'),
          sql<number>`1`.as('source_version'),
          of
            .case()
            .when('r.status', '=', 'Active')
            .then(sql<Date>`clock_timestamp()`)
            .end()
            .as('listed_at'),
          ...WRITTEN.map(({ name }) => `r.${name}` as const),
        ]),
    )
    .onConflict((oc) =>
      oc
        .columns(['owner_id', 'source_key'])
        .where('source_key', 'is not', null)
        .doUpdateSet((eb) => ({
          ...EXCLUDED_CONTENT,
          source_hash: eb.ref('excluded.source_hash'),
          review_note: eb.ref('excluded.review_note'),
          status: eb.ref('excluded.status'),
          published_at: eb.fn.coalesce('properties.published_at', 'excluded.published_at'),
          listed_at: eb.fn.coalesce('properties.listed_at', 'excluded.listed_at'),
          version: eb('properties.version', '+', 1),
          source_version: eb('properties.version', '+', 1),
          updated_at: now,
        }))
        .where('properties.source_hash', 'is distinct from', (eb) => eb.ref('excluded.source_hash'))
        .whereRef('properties.version', '=', 'properties.source_version'),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('added')])
    .execute();
}

/** How many listings still differ from their rows after these were written: those left alone. */
async function countBehind(tx: Queryable, owner: string, rows: Prepared[]): Promise<number> {
  const keys = rows.map((row) => row.source_key);
  const hashes = rows.map((row) => row.source_hash);
  const written = sql<
    Pick<Prepared, 'source_key' | 'source_hash'>
  >`unnest(${keys}::text[], ${hashes}::text[])`;
  const behind = await tx.kysely
    .selectFrom(written.as<'r'>(sql`r(source_key, source_hash)`))
    .innerJoin('properties as p', 'p.source_key', 'r.source_key')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('p.owner_id', '=', owner)
    .where('p.source_hash', 'is distinct from', (eb) => eb.ref('r.source_hash'))
    .executeTakeFirst();
  return behind?.n ?? 0;
}
