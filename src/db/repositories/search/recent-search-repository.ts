import type { AppDatabase } from '../../app-database';
import type { RecentSearch } from '../../records';

const RECENT_KEPT = 5;

/** Recent places, newest first. */
export function listRecentSearches(database: AppDatabase): Promise<RecentSearch[]> {
  return database.recentSearches.orderBy('at').reverse().limit(RECENT_KEPT).toArray();
}

/** Remembers a place: five are kept, the same place in other capitals is the same place (HOME-5). */
export async function addRecentSearch(location: string, database: AppDatabase): Promise<void> {
  await database.transaction('rw', database.recentSearches, async () => {
    await database.recentSearches.put({
      key: location.trim().toLowerCase(),
      location: location.trim(),
      at: Date.now(),
    });
    const old = await database.recentSearches
      .orderBy('at')
      .reverse()
      .offset(RECENT_KEPT)
      .primaryKeys();
    await database.recentSearches.bulkDelete(old);
  });
}
