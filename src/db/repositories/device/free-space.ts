import type { AppDatabase } from '../../app-database';
import { hold } from './held-in-memory';
import { clearSeenCaches } from '../../photo-caches';

/** Of what is let go so many of the last ones are held by the page: some of them are on the screen. */
const LISTINGS_HELD = 300;
const SEARCHES_HELD = 5;

/**
 * Lets go of everything that can be fetched again, when the phone is short of space: cached pictures,
 * and listings and searches that were only looked at. Saved homes, own listings, messages, drafts and
 * everything unsent stay, and so does what the page shows, as long as it lives.
 */
export async function freeSpace(database: AppDatabase): Promise<void> {
  await clearSeenCaches();
  await database.transaction('rw', database.listings, database.searches, async () => {
    const newest = database.listings.orderBy('fetchedAt').reverse().limit(LISTINGS_HELD);
    const last = database.searches.orderBy('fetchedAt').reverse().limit(SEARCHES_HELD);
    hold(database, {
      listings: (await newest.toArray()).reverse(),
      searches: await last.toArray(),
    });
    await database.searches.clear();
    await database.listings.clear();
  });
}
