import { advisoryLock } from '../../db/advisory-lock';
import type { Database } from '../../db/database';
import type { BlobStore } from './blob-store';
import { PHOTO_PATH, usedPhotoFiles } from './repository';

/** Few at a time: uploads wait for the lock meanwhile. */
const BATCH = 20;

/**
 * Removes photo files by their addresses, except those a row still refers to: equal pictures share
 * their files. Called after the commit that took the rows away, so that nothing is lost when that
 * fails; the lock keeps out uploads that have written files and not yet their row. A file that
 * cannot be removed is noted and left: what the caller did stands.
 */
export async function releasePhotoFiles(
  {
    database,
    blobs,
    log,
  }: { database: Database; blobs: BlobStore; log: { error: (error: unknown) => void } },
  addresses: string[],
): Promise<void> {
  const all = [...new Set(addresses)];
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    try {
      await database.transaction(async (tx) => {
        await advisoryLock(tx, 'photoFiles');
        const used = await usedPhotoFiles(tx, batch);
        const useless = batch.filter((address) => !used.has(address));
        await Promise.all(useless.map((address) => blobs.delete(address.slice(PHOTO_PATH.length))));
      });
    } catch (error) {
      log.error(error);
    }
  }
}
