import { mayHaveArrived } from '../../../domain/outbox/may-have-arrived';
import { offerOf } from '../../../domain/property/price/offers';
import type { AppDatabase } from '../../app-database';
import { fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import type { Before } from '../../outbox-row';
import type { MyProperty } from '../../records';
import { keepVisitsOf } from '../../undo/keep-visits';
import { write } from '../../write';
import { boostsUnderWay } from '../boosts/boosts-under-way';
import { discardRow } from '../outbox/discard-row';
import { dropUntried } from '../outbox/drop-untried';
import { dropForm, type FromForm } from '../forms/form-repository';

/**
 * Publishes a listing of one's own, or takes it offline: here at once, on the server later.
 * @param whenRoom where the plan has no room for it, it waits on the server until there is
 * @returns the row that says so
 */
export function setPublished(
  id: string,
  published: boolean,
  database: AppDatabase,
  whenRoom = false,
): Promise<string | null> {
  return change(database, id, async (property) => {
    // Its end is taken back: visits that were to be called off with it take place.
    await keepVisitsOf(id, database);
    await database.myProperties.update(id, {
      awaitsRoomSince: null,
      status: published ? 'Active' : 'Draft',
      closedOn: null,
      // To publish it is to say that what was doubtful is right.
      ...(published ? { confirmedAt: Date.now(), reviewNote: null } : {}),
    });
    return enqueue(database, {
      kind: published ? 'property.publish' : 'property.unpublish',
      entityId: id,
      payload: { title: property.content.title, ...(published && whenRoom ? { whenRoom } : {}) },
      before: [statusOf(database, property)],
      dependsOn: await (published ? photosUnderWay(id, database) : boostsUnderWay(id, database)),
    });
  });
}

/**
 * Gives up the publishing of a listing. What was not tried is just not sent; what may have arrived is
 * followed by taking the listing offline.
 */
export function giveUpPublishing(id: string, database: AppDatabase): Promise<void> {
  return write(database, database.tables, async () => {
    const waiting = await database.outbox
      .where('entityId')
      .equals(id)
      .filter(({ kind }) => kind === 'property.publish')
      .toArray();
    const row = waiting.at(-1);
    // Of one that was refused after a try without an answer, an earlier copy may be on its way.
    const isUnsent = row?.attempts === (row?.state === 'rejected' ? 1 : 0);
    if (row === undefined || !isUnsent || mayHaveArrived(row)) {
      await setPublished(id, false, database);
      return;
    }
    await dropUntried(database, id, ['boost.apply']);
    await discardRow(row.id, database);
    // One that is out was only to stay there: without that wish it is taken offline all the same.
    if ((await database.myProperties.get(id))?.status === 'Active')
      await setPublished(id, false, database);
  });
}

/** Ends a listing's life: rented or sold on a day, yyyy-mm-dd. */
export function closeListing(
  id: string,
  { date, form }: { date: string } & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return change(database, id, async (property) => {
    await dropForm(form, database);
    await database.myProperties.update(id, {
      status: offerOf(property.content.listingType).closed,
      closedOn: date,
      awaitsRoomSince: null,
    });
    return enqueue(database, {
      kind: 'property.close',
      entityId: id,
      payload: { date, title: property.content.title },
      before: [statusOf(database, property)],
      // It is spent while seekers find the listing still, or not at all.
      dependsOn: await boostsUnderWay(id, database),
    });
  });
}

/** Says that a published listing is still to be had. */
export function confirmListing(id: string, database: AppDatabase): Promise<string | null> {
  return change(database, id, async (property) => {
    await database.myProperties.update(id, { confirmedAt: Date.now() });
    return enqueue(database, {
      kind: 'property.confirm',
      entityId: id,
      payload: { title: property.content.title },
      before: [fieldsOf(database.myProperties, property, 'confirmedAt')],
    });
  });
}

async function change(
  database: AppDatabase,
  id: string,
  work: (property: MyProperty) => Promise<string | null>,
): Promise<string | null> {
  const { myProperties, photos, outbox, forms, inspections } = database;
  return write(database, [myProperties, photos, outbox, forms, inspections], async () => {
    const property = await myProperties.get(id);
    return property === undefined ? null : work(property);
  });
}

/** Where a listing stands, before that is changed. */
function statusOf(database: AppDatabase, property: MyProperty): Before {
  return fieldsOf(
    database.myProperties,
    property,
    'status',
    'closedOn',
    'confirmedAt',
    'awaitsRoomSince',
    'reviewNote',
  );
}

/** A listing is published with the photos that wait, not before them. */
async function photosUnderWay(propertyId: string, database: AppDatabase): Promise<string[]> {
  const photoIds = await database.photos.where('propertyId').equals(propertyId).primaryKeys();
  const rows = await database.outbox.where('entityId').anyOf(photoIds).toArray();
  return rows.map((row) => row.id);
}
