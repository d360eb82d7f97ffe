import { closedStatusOf } from '../../domain/property/closed-status-of';
import type { AppDatabase } from '../app-database';
import { fieldsOf } from '../before';
import { enqueue } from '../enqueue';
import type { Before } from '../outbox-row';
import type { MyProperty } from '../records';
import { write } from '../write';
import { dropUntried } from './drop-untried';
import { dropForm, type FromForm } from './form-repository';

/** Publishes a listing of one's own, or takes it offline: here at once, on the server later. */
export function setPublished(id: string, published: boolean, database: AppDatabase): Promise<void> {
  return change(database, id, async (property) => {
    await database.myProperties.update(id, {
      status: published ? 'Active' : 'Draft',
      closedOn: null,
      ...(published ? { confirmedAt: Date.now() } : {}),
    });
    if (!published) await dropUntried(database, id, ['boost.apply']);
    await enqueue(database, {
      kind: published ? 'property.publish' : 'property.unpublish',
      entityId: id,
      payload: { title: property.content.title },
      before: [statusOf(database, property)],
      dependsOn: await photosUnderWay(database, id),
    });
  });
}

/** Ends a listing's life: rented or sold on a day, yyyy-mm-dd. */
export function closeListing(
  id: string,
  { date, form }: { date: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  return change(database, id, async (property) => {
    await dropForm(form, database);
    await database.myProperties.update(id, {
      status: closedStatusOf(property.content.listingType),
      closedOn: date,
    });
    await dropUntried(database, id, ['boost.apply']);
    await enqueue(database, {
      kind: 'property.close',
      entityId: id,
      payload: { date, title: property.content.title },
      before: [statusOf(database, property)],
    });
  });
}

/** Says that a published listing is still to be had. */
export function confirmListing(id: string, database: AppDatabase): Promise<void> {
  return change(database, id, async (property) => {
    await database.myProperties.update(id, { confirmedAt: Date.now() });
    await enqueue(database, {
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
  work: (property: MyProperty) => Promise<void>,
): Promise<void> {
  const { myProperties, photos, outbox, forms } = database;
  await write(database, [myProperties, photos, outbox, forms], async () => {
    const property = await myProperties.get(id);
    if (property !== undefined) await work(property);
  });
}

/** Where a listing stands, before that is changed. */
function statusOf(database: AppDatabase, property: MyProperty): Before {
  return fieldsOf(database.myProperties, property, 'status', 'closedOn', 'confirmedAt');
}

/** A listing is published with the photos that wait, not before them. */
async function photosUnderWay(database: AppDatabase, propertyId: string): Promise<string[]> {
  const photoIds = await database.photos.where('propertyId').equals(propertyId).primaryKeys();
  const rows = await database.outbox.where('entityId').anyOf(photoIds).toArray();
  return rows.map((row) => row.id);
}
