import type { AppDatabase } from '../../app-database';
import type { LocalPhoto } from '../../records';

/** The photos of a listing that the server lacks, in their order; those taken out are not among them. */
export async function listLocalPhotos(
  propertyId: string,
  database: AppDatabase,
): Promise<LocalPhoto[]> {
  const photos = await database.photos.where('propertyId').equals(propertyId).sortBy('position');
  // One whose answer was lost arrived all the same: counted twice it would push another out of a full listing.
  const arrived = new Set(
    (await database.myProperties.get(propertyId))?.images.map(({ id }) => id) ?? [],
  );
  return photos.filter(({ id, removed }) => removed !== true && !arrived.has(id));
}

/** Whether one of these photos of a listing is the same picture, made small in the same way, to the last byte. */
export async function isPhotoAmong(
  ids: readonly string[],
  data: ArrayBuffer,
  database: AppDatabase,
): Promise<boolean> {
  const photos = await database.photos.bulkGet([...ids]);
  const alike = photos.filter((photo) => photo?.bytes === data.byteLength);
  const wanted = new Uint8Array(data);
  for (const photo of alike) {
    const kept = photo && (await database.photoData.get(photo.id));
    if (kept && new Uint8Array(kept.data).every((byte, at) => byte === wanted[at])) return true;
  }
  return false;
}
