import type { AppDatabase } from '../../app-database';
import { clearSeenCaches } from '../../photo-caches';

/**
 * Lets go of everything that can be fetched again, when the phone is short of space: cached pictures,
 * and listings and searches that were only looked at. Saved homes, own listings, messages, drafts and
 * everything unsent stay.
 */
export async function freeSpace(database: AppDatabase): Promise<void> {
  await clearSeenCaches();
  await database.transaction('rw', database.listings, database.searches, async () => {
    await database.searches.clear();
    await database.listings.clear();
  });
}
