import { arranged } from '../../../domain/property/arrange-photos';
import type { AppDatabase } from '../../app-database';
import { fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import { listLocalPhotos } from './local-photos';
import type { PropertyEdit } from './property-edit';

/** Gives all photos the order and captions of the form, where they have others; after they are sent. */
export async function queuePhotoOrder(
  database: AppDatabase,
  edit: PropertyEdit,
  saveRow: string | null,
  photoRows: string[],
): Promise<void> {
  const property = await database.myProperties.get(edit.id);
  if (edit.photoOrder === undefined || property === undefined) return;
  const captionOf = (photo: { id: string; caption?: string }) =>
    (edit.captions?.[photo.id] ?? photo.caption ?? '').trim();
  const local = await listLocalPhotos(edit.id, database);
  const all = [...property.images, ...local];
  const wanted = arranged(all, edit.photoOrder);
  const isAsBefore = all.every(
    (photo, at) => wanted[at]?.id === photo.id && captionOf(photo) === (photo.caption ?? ''),
  );
  if (isAsBefore) return;
  const before = [
    fieldsOf(database.myProperties, property, 'images'),
    ...local.map((photo) => fieldsOf(database.photos, photo, 'position', 'caption')),
  ];
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
    entityId: edit.id,
    payload: {
      propertyId: edit.id,
      title: edit.content.title,
      photos: wanted.map((photo) => ({ id: photo.id, caption: captionOf(photo) })),
    },
    before,
    dependsOn: saveRow === null ? photoRows : [saveRow, ...photoRows],
  });
}
