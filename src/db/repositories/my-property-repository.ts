import type { PropertyContent } from '../../contract/property';
import { MAX_PHOTOS, type PropertyStatus } from '../../contract/property-options';
import { arranged } from '../../domain/property/arrange-photos';
import { EMPTY_LISTING_FORM } from '../../domain/property/listing-form';
import type { AppDatabase } from '../app-database';
import { currentDatabase } from '../current-database';
import { groupBy } from '../group-by';
import type { OutboxRow } from '../outbox-row';
import type { LocalPhoto, MyProperty } from '../records';
import { attachRows } from './attach-rows';
import { boostLane, dropUntried, photosLane } from './lanes';
import { enqueue } from './outbox-repository';

/** A photo prepared on the device: small, upright, without metadata. */
export type NewPhoto = {
  id: string;
  type: string;
  data: ArrayBuffer;
  width: number;
  height: number;
};

export type PropertyEdit = {
  id: string;
  content: PropertyContent;
  /** Null leaves it as it is now, whatever that has become meanwhile. */
  status: PropertyStatus | null;
  /** Photos taken out in the form; every other one, here or on the server, stays. */
  removedPhotoIds: string[];
  /** All photos in the order chosen, the cover first; without it they stay as they are. */
  photoOrder?: string[];
  captions?: Record<string, string>;
};

export type MyPropertyView = {
  property: MyProperty;
  /** Photos that the server lacks, in their order. */
  photos: LocalPhoto[];
  /** What waits for the listing and its photos. */
  rows: OutboxRow[];
};

/** The agent's listings, last changed first, each with what is only here so far. */
export function listMyProperties(database = currentDatabase()): Promise<MyPropertyView[]> {
  const { myProperties, photos, outbox } = database;
  return database.transaction('r', [myProperties, photos, outbox], async () => {
    const local = groupBy(await photos.orderBy('propertyId').toArray(), (p) => p.propertyId);
    const views = (await myProperties.orderBy('updatedAt').reverse().toArray()).map((property) => ({
      property,
      photos: (local.get(property.id) ?? [])
        .filter((photo) => photo.unsaved !== true)
        .toSorted((a, b) => a.position - b.position),
    }));
    const attached = await attachRows(database, views, (view) => [
      view.property.id,
      photosLane(view.property.id),
      boostLane(view.property.id),
      ...view.photos.map((photo) => photo.id),
    ]);
    return attached.map(({ item, rows }) => ({ ...item, rows }));
  });
}

export function readMyProperty(
  id: string,
  database = currentDatabase(),
): Promise<MyProperty | undefined> {
  return database.myProperties.get(id);
}

export async function listLocalPhotos(
  propertyId: string,
  database = currentDatabase(),
): Promise<LocalPhoto[]> {
  return database.photos.where('propertyId').equals(propertyId).sortBy('position');
}

/** The bytes of a photo kept here, for a picture on the screen. */
export async function readPhotoBlob(
  id: string,
  database = currentDatabase(),
): Promise<Blob | null> {
  const photo = await database.photoData.get(id);
  return photo === undefined ? null : new Blob([photo.data], { type: photo.type });
}

/** Keeps a new photo on this phone at once, before the form that it belongs to is saved. */
export async function keepPhoto(
  propertyId: string,
  photo: NewPhoto,
  database = currentDatabase(),
): Promise<void> {
  const { photos, photoData, drafts, myProperties } = database;
  await database.transaction('rw', [photos, photoData, drafts, myProperties], async () => {
    await beginForm(database, propertyId);
    const position = await database.photos.where('propertyId').equals(propertyId).count();
    await database.photos.put({
      id: photo.id,
      propertyId,
      position,
      width: photo.width,
      height: photo.height,
      bytes: photo.data.byteLength,
      createdAt: Date.now(),
      unsaved: true,
    });
    await database.photoData.put({ id: photo.id, type: photo.type, data: photo.data });
  });
}

/** A photo chosen before any word begins the form: without it, the next visit would not find it. */
async function beginForm(database: AppDatabase, propertyId: string): Promise<void> {
  const known =
    (await database.drafts.get(propertyId)) ?? (await database.myProperties.get(propertyId));
  if (known !== undefined) return;
  const values = { form: EMPTY_LISTING_FORM, removedPhotoIds: [], photoOrder: [], captions: {} };
  await database.drafts.put({ id: propertyId, values, updatedAt: Date.now() });
}

/** Forgets a photo that was chosen but not saved with its listing yet; any other stays. */
export async function dropUnsavedPhoto(id: string, database = currentDatabase()): Promise<void> {
  await database.transaction('rw', database.photos, database.photoData, async () => {
    if ((await database.photos.get(id))?.unsaved !== true) return;
    await database.photos.delete(id);
    await database.photoData.delete(id);
  });
}

/**
 * Saves a listing on this phone and queues what the server must do: the fields, then the photos,
 * then publishing, each after what it needs. One transaction: either all of it is safe or none.
 */
export async function saveProperty(
  edit: PropertyEdit,
  database = currentDatabase(),
): Promise<void> {
  const { myProperties, photos, photoData, outbox, drafts } = database;
  await database.transaction('rw', [myProperties, photos, photoData, outbox, drafts], async () => {
    const before = await myProperties.get(edit.id);
    const now = Date.now();
    await myProperties.put({
      ...before,
      id: edit.id,
      content: edit.content,
      status: edit.status ?? before?.status ?? 'Draft',
      version: before?.version ?? null,
      images: (before?.images ?? []).filter((image) => !edit.removedPhotoIds.includes(image.id)),
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    });
    await drafts.delete(edit.id);
    const saveRow = await enqueue(database, {
      kind: 'property.save',
      entityId: edit.id,
      payload: edit.content,
      baseVersion: before?.version ?? null,
    });
    const photoRows = await queuePhotos(database, edit, before, saveRow);
    await arrangePhotos(database, edit, saveRow, photoRows);
    if (edit.status !== null && edit.status !== (before?.status ?? 'Draft')) {
      await myProperties.update(edit.id, { closedOn: null });
      await enqueue(database, {
        kind: edit.status === 'Active' ? 'property.publish' : 'property.unpublish',
        entityId: edit.id,
        payload: {},
        dependsOn: photoRows,
      });
    }
  });
}

/**
 * Queues the photos that the server lacks and the removal of those taken out. What is there is read
 * inside the transaction: photos go on being sent while a form is open, and none may fall between.
 */
async function queuePhotos(
  database: AppDatabase,
  edit: PropertyEdit,
  before: MyProperty | undefined,
  saveRow: string | null,
): Promise<string[]> {
  const removed = new Set(edit.removedPhotoIds);
  const onServer = (before?.images ?? []).map((image) => image.id);
  const local = await database.photos.where('propertyId').equals(edit.id).sortBy('position');
  const rows: string[] = [];
  let position = onServer.filter((id) => !removed.has(id)).length;
  for (const { id } of local) {
    if (removed.has(id)) continue;
    if (position >= MAX_PHOTOS) {
      removed.add(id);
      continue;
    }
    await database.photos.update(id, { position, unsaved: false });
    const queued = await database.outbox.where('entityId').equals(id).first();
    const row =
      queued?.id ??
      (await enqueue(database, {
        kind: 'photo.add',
        entityId: id,
        payload: { propertyId: edit.id, position },
        dependsOn: saveRow === null ? [] : [saveRow],
      }));
    if (row !== null) rows.push(row);
    position += 1;
  }
  for (const id of removed) {
    await database.photos.delete(id);
    await database.photoData.delete(id);
    const queued = (await database.outbox.where('entityId').equals(id).count()) > 0;
    if (onServer.includes(id) || queued) {
      await enqueue(database, {
        kind: 'photo.remove',
        entityId: id,
        payload: { propertyId: edit.id },
      });
    }
  }
  return rows;
}

/** Gives all photos the order and captions of the form, where they have others; after they are sent. */
async function arrangePhotos(
  database: AppDatabase,
  edit: PropertyEdit,
  saveRow: string | null,
  photoRows: string[],
): Promise<void> {
  const property = await database.myProperties.get(edit.id);
  if (edit.photoOrder === undefined || property === undefined) return;
  const captionOf = (photo: { id: string; caption?: string }) =>
    (edit.captions?.[photo.id] ?? photo.caption ?? '').trim();
  const local = await database.photos.where('propertyId').equals(edit.id).sortBy('position');
  const all = [...property.images, ...local];
  const wanted = arranged(all, edit.photoOrder);
  const isAsBefore = all.every(
    (photo, at) => wanted[at]?.id === photo.id && captionOf(photo) === (photo.caption ?? ''),
  );
  if (isAsBefore) return;
  const places = new Map(wanted.map(({ id }, at) => [id, at]));
  await database.myProperties.update(edit.id, {
    images: arranged(property.images, edit.photoOrder).map((image) => ({
      ...image,
      position: places.get(image.id) ?? image.position,
      caption: captionOf(image),
    })),
  });
  for (const photo of local)
    await database.photos.update(photo.id, {
      position: places.get(photo.id) ?? photo.position,
      caption: captionOf(photo),
    });
  await enqueue(database, {
    kind: 'photo.arrange',
    entityId: photosLane(edit.id),
    payload: {
      propertyId: edit.id,
      title: edit.content.title,
      photos: wanted.map((photo) => ({ id: photo.id, caption: captionOf(photo) })),
    },
    dependsOn: saveRow === null ? photoRows : [saveRow, ...photoRows],
  });
}

/** Deletes a listing here at once and on the server later. */
export async function deleteProperty(id: string, database = currentDatabase()): Promise<void> {
  const { myProperties, photos, photoData, outbox, drafts } = database;
  await database.transaction('rw', [myProperties, photos, photoData, outbox, drafts], async () => {
    const photoIds = await photos.where('propertyId').equals(id).primaryKeys();
    // No photo need be sent for a listing that is going away; one under way is waited for.
    const photoRows = await outbox.where('entityId').anyOf(photoIds).toArray();
    const underWay = photoRows.filter((row) => row.state === 'sending');
    await outbox.bulkDelete(
      photoRows.filter((row) => row.state !== 'sending').map((row) => row.seq),
    );
    await dropUntried(database, [photosLane(id), boostLane(id)]);
    await photos.bulkDelete(photoIds);
    await photoData.bulkDelete(photoIds);
    await myProperties.delete(id);
    await drafts.delete(id);
    await enqueue(database, {
      kind: 'property.delete',
      entityId: id,
      payload: {},
      dependsOn: underWay.map((row) => row.id),
    });
  });
}

/** The agent's published listings that have a place on the map, last changed first. */
export async function listPlacedProperties(database = currentDatabase()): Promise<MyProperty[]> {
  const all = await database.myProperties.orderBy('updatedAt').reverse().toArray();
  return all.filter(({ content, status }) => status === 'Active' && content.location !== null);
}
