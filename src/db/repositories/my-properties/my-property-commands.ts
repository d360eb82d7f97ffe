import type { Table } from 'dexie';
import { EMPTY_LISTING_FORM } from '../../../domain/property/form/listing-form';
import type { AppDatabase } from '../../app-database';
import { asItWas, fieldsOf, rowsAsTheyWere } from '../../before';
import { enqueue } from '../../enqueue';
import type { Before } from '../../outbox-row';
import { keepVisitsOf } from '../../undo/keep-visits';
import { write } from '../../write';
import { boostsUnderWay } from '../boosts/boosts-under-way';
import { dropUntried, removesPhotoOf } from '../outbox/drop-untried';
import { endForm, endingsOf } from '../forms/ended-forms';
import type { PropertyEdit } from './property-edit';
import { queuePhotoOrder } from './queue-photo-order';
import { queuePhotos } from './queue-photos';
import { queueSave, withWhatWaits } from './queue-save';
import { takeRowFromImport } from './take-from-import';

/** A photo prepared on the device: small, upright, without metadata. */
export type NewPhoto = {
  id: string;
  /** What its file was called. */
  name?: string;
  type: string;
  data: ArrayBuffer;
  width: number;
  height: number;
};

/**
 * Keeps a new photo on this device at once, before the form that it belongs to is saved.
 * @param endings of the form as the photo was chosen: discarded since, it keeps none
 */
export async function keepPhoto(
  propertyId: string,
  photo: NewPhoto,
  database: AppDatabase,
  endings?: number,
): Promise<void> {
  const { photos, photoData, drafts, myProperties } = database;
  await write(database, [photos, photoData, drafts, myProperties], async () => {
    if (endings !== undefined && endings !== endingsOf(propertyId)) return;
    await beginForm(database, propertyId);
    const local = await database.photos.where('propertyId').equals(propertyId).toArray();
    const sent = (await myProperties.get(propertyId))?.images ?? [];
    const position = Math.max(-1, ...[...local, ...sent].map((other) => other.position)) + 1;
    await database.photos.put({
      id: photo.id,
      propertyId,
      position,
      width: photo.width,
      height: photo.height,
      bytes: photo.data.byteLength,
      ...(photo.name === undefined ? {} : { name: photo.name }),
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
export async function dropUnsavedPhoto(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.photos, database.photoData], async () => {
    if ((await database.photos.get(id))?.unsaved !== true) return;
    await database.photos.delete(id);
    await database.photoData.delete(id);
  });
}

/**
 * Saves a listing on this device and queues what the server must do: the fields, then the photos,
 * then publishing, each after what it needs. One transaction: either all of it is safe or none.
 */
export async function saveProperty(edit: PropertyEdit, database: AppDatabase): Promise<void> {
  await write(database, tablesOfSave(database), async () => saveInTransaction(edit, database));
}

/** The tables that saving a listing reads and writes. */
export function tablesOfSave({
  myProperties,
  photos,
  photoData,
  outbox,
  drafts,
  imports,
  inspections,
}: AppDatabase): Table[] {
  return [myProperties, photos, photoData, outbox, drafts, imports, inspections];
}

/**
 * `saveProperty` as a part of the transaction that it is called in, which is over `tablesOfSave`.
 * @param from the import that the listing comes from, with what else a discard puts back
 */
export async function saveInTransaction(
  said: PropertyEdit,
  database: AppDatabase,
  from?: { importId: string; before: Before[] },
): Promise<void> {
  const { myProperties, drafts } = database;
  const before = await myProperties.get(said.id);
  const edit = await withWhatWaits(said, before, database);
  const now = Date.now();
  const noted = edit.reviewNote === undefined ? (before?.reviewNote ?? null) : edit.reviewNote;
  await myProperties.put({
    ...before,
    id: edit.id,
    content: edit.content,
    status: edit.status ?? before?.status ?? 'Draft',
    version: before?.version ?? null,
    reviewNote: noted,
    images: (before?.images ?? []).filter((image) => !edit.removedPhotoIds.includes(image.id)),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  });
  // A file says nothing of a form that is being filled in: its words and its photos wait to be saved there.
  if (from === undefined) await drafts.delete(edit.id);
  const saveRow = await queueSave(database, edit, before, from);
  if (from === undefined) await takeRowFromImport(saveRow, database);
  const photoRows = await queuePhotos(database, edit, before, saveRow, from === undefined);
  await queuePhotoOrder(database, edit, saveRow, photoRows);
  if (edit.status !== null && edit.status !== (before?.status ?? 'Draft')) {
    await keepVisitsOf(edit.id, database);
    await myProperties.update(edit.id, {
      closedOn: null,
      awaitsRoomSince: null,
      ...(edit.status === 'Active' ? { reviewNote: null } : {}),
    });
    // A new listing that is not published after all is a draft.
    const was = before ?? {
      id: edit.id,
      status: 'Draft' as const,
      closedOn: null,
      awaitsRoomSince: null,
      reviewNote: null,
    };
    await enqueue(database, {
      kind: edit.status === 'Active' ? 'property.publish' : 'property.unpublish',
      entityId: edit.id,
      payload: {
        title: edit.content.title,
        ...(edit.status === 'Active' && edit.whenRoom === true ? { whenRoom: true } : {}),
      },
      before: [fieldsOf(myProperties, was, 'status', 'closedOn', 'awaitsRoomSince', 'reviewNote')],
      dependsOn:
        edit.status === 'Active'
          ? photoRows
          : [...photoRows, ...(await boostsUnderWay(edit.id, database))],
    });
  }
}

/** What is done with a listing in lanes of their own, and is needless once it is deleted. */
const SIDE_LANES = ['photo.arrange', 'boost.apply'] as const;

/** Deletes a listing here at once and on the server later. */
export async function deleteProperty(id: string, database: AppDatabase): Promise<void> {
  const { myProperties, photos, photoData, outbox, drafts } = database;
  const remove = async () => {
    const photoIds = await photos.where('propertyId').equals(id).primaryKeys();
    const photoRows = () =>
      outbox.filter((row) => photoIds.includes(row.entityId) || removesPhotoOf(row, id));
    // No photo need be sent for a listing that is going away; one under way is waited for. What was taken
    // out stays so, should the deletion be given up.
    const needless = await photoRows()
      .and((row) => row.state !== 'sending' && row.kind !== 'photo.remove')
      .toArray();
    await outbox.bulkDelete(needless.map(({ seq }) => seq));
    needless.push(...(await dropUntried(database, id, SIDE_LANES)));
    const underWay = [
      ...(await photoRows()
        .and((row) => row.state === 'sending')
        .toArray()),
      ...(await outbox
        .where('entityId')
        .equals(id)
        .filter(({ kind }) => SIDE_LANES.some((side) => side === kind))
        .toArray()),
    ];
    const property = await myProperties.get(id);
    const before = [
      ...rowsAsTheyWere(needless),
      ...(await asItWas(myProperties, id)),
      ...(await asItWas(drafts, id)),
    ];
    await myProperties.delete(id);
    await drafts.delete(id);
    const row = await enqueue(database, {
      kind: 'property.delete',
      entityId: id,
      payload: { title: property?.content.title ?? '' },
      before,
      dependsOn: underWay.map((other) => other.id),
    });
    // Its photos stay until the server has heard, as the deletion may be given up.
    if (row === null) {
      await photoRows().delete();
      await photos.bulkDelete(photoIds);
      await photoData.bulkDelete(photoIds);
    }
  };
  await endForm(id, () =>
    write(database, [myProperties, photos, photoData, outbox, drafts], remove),
  );
}
