import type { Photo } from '../../../contract/listing/property';
import { MAX_PHOTOS } from '../../../contract/listing/property-options';
import type { AppDatabase } from '../../app-database';
import { absent } from '../../before';
import { enqueue } from '../../enqueue';
import type { MyProperty } from '../../records';
import { listLocalPhotos } from './local-photos';
import { removesPhotoOf } from '../outbox/drop-untried';
import type { PropertyEdit } from './property-edit';

/**
 * Queues the photos that the server lacks and the removal of those taken out. What is there is read
 * inside the transaction: photos go on being sent while a form is open, and none may fall between.
 * @param ofForm whether what was chosen in the form is saved with it
 */
export async function queuePhotos(
  database: AppDatabase,
  edit: PropertyEdit,
  before: MyProperty | undefined,
  saveRow: string | null,
  ofForm: boolean,
): Promise<string[]> {
  const removed = new Set(edit.removedPhotoIds);
  const staying = (before?.images ?? []).filter(({ id }) => !removed.has(id));
  const local = await listLocalPhotos(edit.id, database);
  const room = MAX_PHOTOS - staying.length;
  // Those that stay keep their places, with gaps where others were: new ones come behind the last.
  const next = Math.max(-1, ...staying.map(({ position }) => position)) + 1;
  const chosen = local.filter(
    ({ id, unsaved }) => !removed.has(id) && (ofForm || unsaved !== true),
  );
  for (const { id } of chosen.slice(Math.max(0, room))) removed.add(id);
  await removePhotos(database, edit.id, removed, before?.images ?? []);
  // A full listing has room for new photos only once others are out.
  const removals = await database.outbox
    .where('kind')
    .equals('photo.remove')
    .filter((row) => removesPhotoOf(row, edit.id))
    .toArray();
  const needed = { save: saveRow, removals: removals.map((row) => row.id) };
  const rows: string[] = [];
  for (const [at, { id }] of chosen.slice(0, Math.max(0, room)).entries()) {
    const position = Math.min(next + at, MAX_PHOTOS - 1);
    await database.photos.update(id, { position, unsaved: false });
    const row = await queuePhoto(database, id, { propertyId: edit.id, position }, needed);
    if (row !== null) rows.push(row);
  }
  return rows;
}

/** The row that brings a photo to the server: the one that waits already, or a new one. */
async function queuePhoto(
  database: AppDatabase,
  id: string,
  payload: { propertyId: string; position: number },
  { save, removals }: { save: string | null; removals: string[] },
): Promise<string | null> {
  const queued = await database.outbox.where('entityId').equals(id).first();
  if (queued === undefined) {
    const dependsOn = save === null ? removals : [save, ...removals];
    return enqueue(database, {
      kind: 'photo.add',
      entityId: id,
      payload: { ...payload, shrunk: false },
      before: [absent(database.photos, id), absent(database.photoData, id)],
      dependsOn,
    });
  }
  // Not the new save: the older one that it waits for may stand before what waits for the photo.
  if (queued.attempts === 0)
    await database.outbox.update(queued.seq, {
      dependsOn: [...new Set([...queued.dependsOn, ...removals])],
    });
  return queued.id;
}

/** Forgets photos that were taken out, and asks for the removal of those that are, or may be, on the server. */
async function removePhotos(
  database: AppDatabase,
  propertyId: string,
  removed: Set<string>,
  onServer: Photo[],
): Promise<void> {
  for (const id of removed) {
    const image = onServer.find((other) => other.id === id) ?? null;
    const queued = (await database.outbox.where('entityId').equals(id).count()) > 0;
    const row =
      image === null && !queued
        ? null
        : await enqueue(database, {
            kind: 'photo.remove',
            entityId: id,
            payload: { propertyId, image },
            before: [],
          });
    // One that may be on its way stays, unseen, until the server has heard: this may be given up.
    if (row === null) {
      await database.photos.delete(id);
      await database.photoData.delete(id);
    } else await database.photos.update(id, { removed: true });
  }
}
