import type { Database } from '../../db/database';
import type { BlobStore } from './blob-store';
import { PHOTO_PATH, PHOTO_FILES_LOCK, usedPhotoFiles } from './repository';

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
  if (addresses.length === 0) return;
  try {
    await database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [PHOTO_FILES_LOCK]);
      const used = await usedPhotoFiles(tx, addresses);
      for (const address of new Set(addresses)) {
        if (!used.has(address)) await blobs.delete(address.slice(PHOTO_PATH.length));
      }
    });
  } catch (error) {
    log.error(error);
  }
}
