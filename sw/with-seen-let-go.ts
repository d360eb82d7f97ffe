import { clearSeenCaches } from '../src/db/photo-caches';
import { isFull } from '../src/db/room/is-full';

/** Runs work that keeps a file; on a full phone lets go of pictures that were only looked at and runs it once more. */
export async function withSeenLetGo(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    await clearSeenCaches();
    await work();
  }
}
