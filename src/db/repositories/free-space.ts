import type { AppDatabase } from '../app-database';

/**
 * Forgets listings and searches that were only looked at, when the phone is short of space. Saved
 * homes, own listings, messages, drafts and everything unsent stay.
 */
export async function freeSpace(database: AppDatabase): Promise<void> {
  await database.transaction('rw', database.listings, database.searches, async () => {
    await database.searches.clear();
    await database.listings.clear();
  });
}
