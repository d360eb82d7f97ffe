import type { AppDatabase } from '../../db/app-database';

/**
 * Lets go of the photos of a listing that was deleted on another device, and of their bytes: those taken out of it,
 * and those that nothing waits for. What a form has that is not saved stays its own.
 */
export async function dropPhotosOf(
  { photos, photoData, outbox }: AppDatabase,
  propertyId: string,
): Promise<void> {
  const all = await photos.where('propertyId').equals(propertyId).toArray();
  const gone: string[] = [];
  for (const { id, removed, unsaved } of all) {
    const isIdle = unsaved !== true && (await outbox.where('entityId').equals(id).count()) === 0;
    if (removed === true || isIdle) gone.push(id);
  }
  await photos.bulkDelete(gone);
  await photoData.bulkDelete(gone);
}
