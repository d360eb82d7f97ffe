import { clearSeenCaches } from '../src/db/photo-caches';
import { isFull } from '../src/db/room/is-full';

/** Files of the version before, for tabs that still run it. */
export const PREVIOUS_CACHE = 'gida-previous-version';

/**
 * Runs work that keeps a file; on a full phone lets go of pictures that were only looked at and of files
 * for other tabs, and runs it once more.
 */
export async function withSeenLetGo(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    await Promise.all([clearSeenCaches(), caches.delete(PREVIOUS_CACHE)]);
    await work();
  }
}
