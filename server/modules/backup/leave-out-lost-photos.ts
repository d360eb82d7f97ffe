import type { Queryable } from '../../db/database';
import { PHOTO_PATH } from '../photos/repository';

/**
 * Deletes the photos of which there is not each file: people would see nothing in their place.
 * @param hasFile whether there is a file of this name
 * @returns how many were deleted
 */
export async function leaveOutLostPhotos(
  tx: Queryable,
  hasFile: (name: string) => Promise<boolean>,
): Promise<number> {
  const photos = await tx.kysely
    .selectFrom('photos')
    .select(['id', 'small', 'medium', 'large'])
    .execute();
  const lost: string[] = [];
  for (const { id, small, medium, large } of photos) {
    const names = [small, medium, large]
      .filter((address) => address.startsWith(PHOTO_PATH))
      .map((address) => address.slice(PHOTO_PATH.length));
    const found = await Promise.all(names.map(hasFile));
    if (found.includes(false)) lost.push(id);
  }
  if (lost.length > 0) await tx.query('DELETE FROM photos WHERE id = ANY($1::uuid[])', [lost]);
  return lost.length;
}
