import type { PropertyContent } from '../../../src/contract/listing-fields';
import type { Listing } from '../../../src/contract/property';
import type { ClosedStatus, PropertyStatus } from '../../../src/contract/property-options';
import type { Queryable } from '../../db/database';
import { CONTENT_COLUMNS, contentValues } from './property-columns';
import { PROPERTY_SELECT, type PropertyRow, type Reader, toListing } from './property-row';

export type PropertyHead = {
  owner_id: string;
  version: number;
  status: PropertyStatus;
  deleted: boolean;
};

/** Owner, version and state of a property, deleted ones too; locks it until the transaction ends,
 * and lets through what only refers to it: a message or notification of others must not wait. */
export async function lockProperty(tx: Queryable, id: string): Promise<PropertyHead | undefined> {
  const rows = await tx.query<PropertyHead>(
    'SELECT owner_id, version, status, deleted_at IS NOT NULL AS deleted FROM properties WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return rows[0];
}

/** Adds a draft; answers false when the id is taken, also by a writer who commits meanwhile. */
export async function insertProperty(
  tx: Queryable,
  id: string,
  ownerId: string,
  content: PropertyContent,
): Promise<boolean> {
  const values = contentValues(content);
  const marks = values.map((_, index) => `$${index + 3}`);
  const rows = await tx.query(
    `INSERT INTO properties (id, owner_id, ${CONTENT_COLUMNS.join(', ')}) VALUES ($1, $2, ${marks.join(', ')})
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, ownerId, ...values],
  );
  return rows.length === 1;
}

/**
 * The value of a column: a point that is shown for an exact one stays while that does, or each edit
 * would give away a little more of where it is.
 */
function keepsPoint(column: string, index: number): string {
  const value = `$${index + 2}`;
  if (column !== 'lat' && column !== 'lng') return value;
  const exact = (name: 'exact_lat' | 'exact_lng') =>
    `${name} = $${CONTENT_COLUMNS.indexOf(name) + 2}::float8`;
  return `CASE WHEN ${exact('exact_lat')} AND ${exact('exact_lng')} THEN ${column} ELSE ${value}::float8 END`;
}

export async function updateProperty(
  tx: Queryable,
  id: string,
  content: PropertyContent,
): Promise<void> {
  const values = contentValues(content);
  const sets = CONTENT_COLUMNS.map((column, index) => `${column} = ${keepsPoint(column, index)}`);
  await tx.query(
    `UPDATE properties SET ${sets.join(', ')}, version = version + 1, updated_at = now(), review_note = NULL,
       confirmed_at = now(), availability_asked_at = NULL WHERE id = $1`,
    [id, ...values],
  );
}

/** Publishes or withdraws; the day of first publication stays, until it was let or sold. Publishing says it is to be had. */
export async function setStatus(tx: Queryable, id: string, status: PropertyStatus): Promise<void> {
  await tx.query(
    `UPDATE properties SET status = $2::text, version = version + 1, updated_at = now(),
       published_at = CASE WHEN $2::text <> 'Active' THEN published_at
         WHEN published_at IS NULL OR status IN ('Rented', 'Sold') THEN date_trunc('milliseconds', now())
         ELSE published_at END,
       listed_at = CASE WHEN $2::text = 'Active' THEN coalesce(listed_at, clock_timestamp()) ELSE listed_at END,
       closed_on = NULL, availability_asked_at = NULL,
       confirmed_at = CASE WHEN $2::text = 'Active' THEN now() ELSE confirmed_at END
     WHERE id = $1`,
    [id, status],
  );
}

/** Makes a deleted listing of one's own a draft again: an import brings back what is in its file. */
export async function reviveProperty(
  tx: Queryable,
  id: string,
  ownerId: string,
  content: PropertyContent,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE properties SET deleted_at = NULL, status = 'Draft', published_at = NULL
     WHERE id = $1 AND owner_id = $2 AND deleted_at IS NOT NULL RETURNING id`,
    [id, ownerId],
  );
  if (rows.length === 0) return false;
  await updateProperty(tx, id, content);
  return true;
}

/** Ends a listing's life: it was rented or sold on a day, yyyy-mm-dd. */
export async function closeProperty(
  tx: Queryable,
  id: string,
  end: { status: ClosedStatus; date: string },
): Promise<void> {
  await tx.query(
    `UPDATE properties SET status = $2, closed_on = $3::date, availability_asked_at = NULL,
       version = version + 1, updated_at = now() WHERE id = $1`,
    [id, end.status, end.date],
  );
}

/** The owner says that it is still to be had; answers whether it was hidden for want of that word. */
export async function confirmProperty(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query<{ hidden: boolean }>(
    `UPDATE properties p SET confirmed_at = now(), availability_asked_at = NULL
     FROM (SELECT id, status = 'Draft' AND availability_asked_at IS NOT NULL AS hidden
       FROM properties WHERE id = $1) before
     WHERE p.id = before.id RETURNING before.hidden`,
    [id],
  );
  return rows[0]?.hidden === true;
}

/** Marks a property deleted: messages keep pointing at it, nobody is shown it again. */
export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `UPDATE properties SET deleted_at = now(), status = 'Draft', version = version + 1, updated_at = now() WHERE id = $1`,
    [id],
  );
}

/** A property, drafts included; its owner is told exactly where it is. */
export async function readProperty(
  db: Queryable,
  id: string,
  reader: Reader = 'anybody',
): Promise<Listing | undefined> {
  const rows = await db.query<PropertyRow>(
    `${PROPERTY_SELECT} WHERE p.id = $1 AND p.deleted_at IS NULL`,
    [id],
  );
  return rows[0] === undefined ? undefined : toListing(rows[0], reader);
}

/** Many properties by id; the missing and deleted ones are left out. */
export async function readProperties(
  db: Queryable,
  ids: string[],
  reader: Reader = 'anybody',
): Promise<Map<string, Listing>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<PropertyRow>(
    `${PROPERTY_SELECT} WHERE p.id = ANY($1::uuid[]) AND p.deleted_at IS NULL`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, toListing(row, reader)]));
}

/** The people who saved a property: each has a copy that a change makes old. */
export async function saversOf(tx: Queryable, id: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    'SELECT user_id FROM saved_properties WHERE property_id = $1 LIMIT 5000',
    [id],
  );
  return rows.map((row) => row.user_id);
}
