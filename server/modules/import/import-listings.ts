import { createHash, randomUUID } from 'node:crypto';
import type { PropertyContent } from '../../../src/contract/listing-fields';
import type { ListingFile } from '../../../src/domain/import/read-listing-file';
import type { Database, Queryable, SqlValue } from '../../db/database';
import { recordManyChanges } from '../feeds/record-many-changes';
import { CONTENT_COLUMNS, CONTENT_TYPES, contentValues } from '../properties/property-columns';

export type ImportCounts = {
  added: number;
  updated: number;
  unchanged: number;
  /** Changed in the file, but also by their agent since the last import. */
  leftAlone: number;
  drafts: number;
};

type Prepared = {
  id: string;
  source_key: string;
  source_hash: string;
  status: 'Active' | 'Draft';
  review_note: string | null;
  published_at: string | null;
} & Record<string, SqlValue>;

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
    // A file that still has them says that they are to be had.
    await confirmListed(tx, owner, file);
    await tellDevices(tx, owner, changed);
  });
  // Fresh statistics: the planner chooses by them, and the embedded database has no autovacuum.
  await database.script('ANALYZE properties');
  return counts;
}

async function confirmListed(tx: Queryable, owner: string, file: ListingFile): Promise<void> {
  await tx.query(
    `UPDATE properties SET confirmed_at = now(), availability_asked_at = NULL
     WHERE owner_id = $1 AND status = 'Active' AND source_key = ANY($2::text[])`,
    [owner, file.listings.map(({ key }) => digest(key))],
  );
}

function prepare(listing: ListingFile['listings'][number], now: Date): Prepared {
  const inDoubt = listing.doubts.length > 0;
  const columns = Object.fromEntries(
    contentValues(listing.content).map((value, index) => [CONTENT_COLUMNS[index], value]),
  ) as Record<string, SqlValue>;
  return {
    ...columns,
    id: randomUUID(),
    source_key: digest(listing.key),
    source_hash: digest(JSON.stringify(ordered(listing.content))),
    status: inDoubt ? 'Draft' : 'Active',
    review_note: inDoubt ? listing.doubts.join('; ') : null,
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

const RECORD = [
  'id uuid, source_key text, source_hash text, status text, review_note text',
  'published_at timestamptz',
  ...[...CONTENT_TYPES].map(([column, type]) => `${column} ${type}`),
].join(', ');

const COLUMNS = [
  'id',
  'source_key',
  'source_hash',
  'status',
  'review_note',
  'published_at',
  ...CONTENT_COLUMNS,
];

// Every write by a person raises `version`; `source_version` is the version the import wrote last.
// While they are equal nobody has touched the listing. Without one (older rows, older backups) only
// a listing at its first version is known to be untouched.
const INSERT = `INSERT INTO properties (owner_id, source_version, listed_at, ${COLUMNS.join(', ')})
  SELECT $1::uuid, 1, CASE WHEN r.status = 'Active' THEN clock_timestamp() END, ${COLUMNS.map((name) => `r.${name}`).join(', ')} FROM jsonb_to_recordset($2::jsonb) AS r(${RECORD})
  ON CONFLICT (owner_id, source_key) WHERE source_key IS NOT NULL DO UPDATE SET
    ${CONTENT_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')},
    source_hash = excluded.source_hash, review_note = excluded.review_note, status = excluded.status,
    published_at = coalesce(properties.published_at, excluded.published_at),
    listed_at = coalesce(properties.listed_at, excluded.listed_at),
    version = properties.version + 1, source_version = properties.version + 1, updated_at = now()
  WHERE properties.source_hash IS DISTINCT FROM excluded.source_hash
    AND properties.version = coalesce(properties.source_version, 1)
  RETURNING id, (xmax = 0) AS added`;

/** Lets the owner's phones and those of people who saved one fetch what changed. */
async function tellDevices(tx: Queryable, owner: string, ids: string[]): Promise<void> {
  const saved = await tx.query<{ user_id: string; ids: string[] }>(
    `SELECT user_id, array_agg(property_id::text) AS ids FROM saved_properties
     WHERE property_id = ANY($1::uuid[]) GROUP BY user_id`,
    [ids],
  );
  const changes = [
    { userId: owner, collection: 'properties' as const, entityIds: ids },
    ...saved.map((row) => ({
      userId: row.user_id,
      collection: 'saved-properties' as const,
      entityIds: row.ids,
    })),
  ];
  // One order of people everywhere, so that two writers cannot wait for each other.
  for (const change of changes.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await recordManyChanges(tx, change);
  }
}

type Written = { id: string; added: boolean };

function writeChunk(tx: Queryable, owner: string, rows: Prepared[]): Promise<Written[]> {
  return tx.query<Written>(INSERT, [owner, JSON.stringify(rows)]);
}

/** How many listings still differ from their rows after these were written: those left alone. */
async function countBehind(tx: Queryable, owner: string, rows: Prepared[]): Promise<number> {
  const [behind] = await tx.query<{ n: number }>(
    `SELECT count(*) AS n FROM unnest($2::text[], $3::text[]) AS r(source_key, source_hash)
     JOIN properties p ON p.owner_id = $1 AND p.source_key = r.source_key
     WHERE p.source_hash IS DISTINCT FROM r.source_hash`,
    [owner, rows.map((row) => row.source_key), rows.map((row) => row.source_hash)],
  );
  return behind?.n ?? 0;
}
