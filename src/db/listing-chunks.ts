import type { AppDatabase } from './app-database';
import type { CachedListing } from './records';

/** Listings read at a time, so that a page with thousands of them stays quick to touch meanwhile. */
const CHUNK = 400;

/** Every listing kept on this device, some at a time, with a moment for the screen between. */
export async function* listingChunks(database: AppDatabase): AsyncGenerator<CachedListing[]> {
  let last = '';
  for (;;) {
    const rows = await database.listings.where('id').above(last).limit(CHUNK).toArray();
    yield rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.id ?? last;
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}
