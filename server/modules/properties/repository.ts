import { type ExpressionBuilder, sql } from 'kysely';
import type { PropertyContent } from '../../../src/contract/listing/listing-fields';
import type { Listing } from '../../../src/contract/listing/property';
import {
  CLOSED_STATUSES,
  type ClosedStatus,
  type PropertyStatus,
} from '../../../src/contract/listing/property-options';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { contentValues } from './property-columns';
import { type Reader, selectListings, toListing } from './property-row';

export type PropertyHead = NonNullable<Awaited<ReturnType<typeof lockProperty>>>;

/** Owner, version, state and price of a property, deleted ones too; locks it until the transaction ends,
 * and lets through what only refers to it: a message or notification of others must not wait. */
export async function lockProperty(tx: Queryable, id: string) {
  const row = await tx.kysely
    .selectFrom('properties')
    .select(['owner_id', 'version', 'status', 'price', 'deleted_at', 'awaits_room_since'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { deleted_at: deletedAt, ...head } = row;
  return { ...head, deleted: deletedAt !== null };
}

/** Adds a draft; answers false when the id is taken, also by a writer who commits meanwhile. */
export async function insertProperty(
  tx: Queryable,
  id: string,
  ownerId: string,
  content: PropertyContent,
): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('properties')
    .values({ id, owner_id: ownerId, ...contentValues(content) })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function updateProperty(
  tx: Queryable,
  id: string,
  content: PropertyContent,
): Promise<void> {
  const values = contentValues(content);
  await tx.kysely
    .updateTable('properties')
    .set((eb) => {
      // A point that is shown for an exact one stays while that does, or each edit would give away a
      // little more of where it is.
      const staysThere = eb('exact_lat', '=', values.exact_lat).and(
        'exact_lng',
        '=',
        values.exact_lng,
      );
      const shown = (name: 'lat' | 'lng') =>
        sql<
          number | null
        >`CASE WHEN ${staysThere} THEN ${eb.ref(name)} ELSE ${values[name]}::float8 END`;
      return {
        ...values,
        lat: shown('lat'),
        lng: shown('lng'),
        version: eb('version', '+', 1),
        updated_at: now,
        confirmed_at: now,
        // One that is hidden for want of an answer comes back by an answer, which an edit is not.
        availability_asked_at: eb
          .case()
          .when('status', '=', 'Draft')
          .then(eb.ref('availability_asked_at'))
          .else(null)
          .end(),
      };
    })
    .where('id', '=', id)
    .execute();
}

/** Notes what is to be looked at before a listing is published, a sentence a line; null for nothing. */
export async function setReviewNote(tx: Queryable, id: string, note: string | null): Promise<void> {
  await tx.kysely
    .updateTable('properties')
    .set({ review_note: note })
    .where('id', '=', id)
    .execute();
}

/** Publishes or withdraws; the day of first publication stays, until it was let or sold. Publishing says it is to be had. */
export async function setStatus(tx: Queryable, id: string, status: PropertyStatus): Promise<void> {
  const shown = (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const isAnew = eb('published_at', 'is', null).or('status', 'in', CLOSED_STATUSES);
    return {
      published_at: eb
        .case()
        .when(isAnew)
        .then(sql<Date>`date_trunc('milliseconds', now())`)
        .else(eb.ref('published_at'))
        .end(),
      // Alerts look for it by this: what is offered anew is news once more.
      listed_at: eb
        .case()
        .when(isAnew.or('listed_at', 'is', null))
        .then(sql<Date>`clock_timestamp()`)
        .else(eb.ref('listed_at'))
        .end(),
      confirmed_at: now,
    };
  };
  // As a draft it no longer says that it was let: it will be offered anew all the same.
  const begun = (eb: ExpressionBuilder<Schema, 'properties'>) => ({
    published_at: eb
      .case()
      .when('status', 'in', CLOSED_STATUSES)
      .then(null)
      .else(eb.ref('published_at'))
      .end(),
  });
  await tx.kysely
    .updateTable('properties')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      updated_at: now,
      ...(status === 'Draft' ? begun(eb) : {}),
      // To publish it is to say that what was doubtful is right.
      ...(status === 'Active' ? { ...shown(eb), review_note: null } : {}),
      awaits_room_since: null,
      closed_on: null,
      availability_asked_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

type WaitingHead = { id: string; status: PropertyStatus };

/**
 * Notes that a listing is to be published once its owner's plan has room; whoever waits keeps the place.
 * One that was let or sold is offered anew: it waits as a draft.
 */
export async function awaitRoom(tx: Queryable, { id, status }: WaitingHead): Promise<void> {
  if (status !== 'Draft') await setStatus(tx, id, 'Draft');
  await tx.kysely
    .updateTable('properties')
    .set((eb) => ({
      awaits_room_since: eb.fn.coalesce('awaits_room_since', now),
      review_note: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Makes a deleted listing of one's own a draft again: an import brings back what is in its file. */
export async function reviveProperty(
  tx: Queryable,
  id: string,
  ownerId: string,
  content: PropertyContent,
): Promise<boolean> {
  const revived = await tx.kysely
    .updateTable('properties')
    .set({
      deleted_at: null,
      status: 'Draft',
      published_at: null,
      closed_on: null,
      review_note: null,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (revived === undefined) return false;
  await updateProperty(tx, id, content);
  return true;
}

/** Ends a listing's life: it was rented or sold on a day, yyyy-mm-dd. */
export async function closeProperty(
  tx: Queryable,
  id: string,
  end: { status: ClosedStatus; date: string },
): Promise<void> {
  await tx.kysely
    .updateTable('properties')
    .set((eb) => ({
      status: end.status,
      closed_on: end.date,
      awaits_room_since: null,
      availability_asked_at: null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** The owner says that it is still to be had; answers whether it was hidden for want of that word. */
export async function confirmProperty(tx: Queryable, id: string): Promise<boolean> {
  const confirmed = await tx.kysely
    .updateTable('properties as p')
    .from((eb) =>
      eb
        .selectFrom('properties')
        .select((of) => [
          'id',
          of('status', '=', 'Draft').and('availability_asked_at', 'is not', null).as('hidden'),
        ])
        .where('id', '=', id)
        .as('before'),
    )
    .set({ confirmed_at: now, availability_asked_at: null })
    .whereRef('p.id', '=', 'before.id')
    .returning('before.hidden')
    .executeTakeFirst();
  return confirmed?.hidden === true;
}

/** Marks a property deleted: messages keep pointing at it, nobody is shown it again. */
export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx.kysely
    .updateTable('properties')
    .set((eb) => ({
      deleted_at: now,
      awaits_room_since: null,
      status: 'Draft',
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** A property, drafts included; its owner is told exactly where it is. */
export async function readProperty(
  db: Queryable,
  id: string,
  reader: Reader = 'anybody',
): Promise<Listing | undefined> {
  const row = await selectListings(db)
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toListing(row, reader);
}

/** The state of Nigeria that a property's address names; '' for none. */
export async function stateOf(db: Queryable, id: string): Promise<string> {
  const row = await db.kysely
    .selectFrom('properties')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state ?? '';
}

/** Many properties by id; the missing and deleted ones are left out. */
export async function readProperties(
  db: Queryable,
  ids: string[],
  reader: Reader = 'anybody',
): Promise<Map<string, Listing>> {
  if (ids.length === 0) return new Map();
  const rows = await selectListings(db)
    .where('p.id', '=', anyOf(ids))
    .where('p.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, toListing(row, reader)]));
}

/** The people who saved a property: each has a copy that a change makes old. */
export async function saversOf(tx: Queryable, id: string): Promise<string[]> {
  const rows = await tx.kysely
    .selectFrom('saved_properties')
    .select('user_id')
    .where('property_id', '=', id)
    .limit(5000)
    .execute();
  return rows.map((row) => row.user_id);
}
