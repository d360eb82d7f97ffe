import type { AppDatabase } from '../../app-database';
import type { LocalPhoto } from '../../records';

/** The photos of a listing that the server lacks, in their order; those taken out are not among them. */
export async function listLocalPhotos(
  propertyId: string,
  database: AppDatabase,
): Promise<LocalPhoto[]> {
  const photos = await database.photos.where('propertyId').equals(propertyId).sortBy('position');
  return photos.filter((photo) => photo.removed !== true);
}
