import type { Queryable } from '../../db/database';
import { PHOTO_PATH } from '../photos/repository';

/**
 * Deletes the photos of which there is not each file: people would see nothing in their place.
 * @param hasFile whether there is a file of this name
 * @returns how many were deleted, and the addresses of the files that may be there of them
 */
export async function leaveOutLostPhotos(
  tx: Queryable,
  hasFile: (name: string) => Promise<boolean>,
): Promise<{ count: number; files: string[] }> {
  const photos = await tx.kysely
    .selectFrom('photos')
    .select(['id', 'small', 'medium', 'large'])
    .execute();
  const lost: string[] = [];
  const files: string[] = [];
  for (const { id, small, medium, large } of photos) {
    const own = [small, medium, large].filter((address) => address.startsWith(PHOTO_PATH));
    const found = await Promise.all(
      own.map((address) => hasFile(address.slice(PHOTO_PATH.length))),
    );
    if (!found.includes(false)) continue;
    lost.push(id);
    files.push(...own);
  }
  if (lost.length > 0) await tx.query('DELETE FROM photos WHERE id = ANY($1::uuid[])', [lost]);
  return { count: lost.length, files };
}
