import { createSignal } from '../../../domain/signal';
import type { AppDatabase } from '../../app-database';
import type { CachedListing, CachedSearch } from '../../records';

type Held = {
  listings: Map<string, CachedListing>;
  searches: Map<string, CachedSearch>;
  version: number;
};

/** So many listings, the last ones: what is on the screen, and what was just before. */
const MOST_HELD = 500;
const held = new WeakMap<AppDatabase, Held>();
const changed = createSignal();

/** Listens for what a page comes to hold. */
export const onHeld = changed.on;

/** Another number whenever a page holds more: a live query runs again by it. */
export const heldVersion = (database: AppDatabase): number => held.get(database)?.version ?? 0;

/** The same where a page is written: it holds nothing. */
export const none = (): number => 0;

/**
 * Holds what a full phone cannot keep, or had to let go, for as long as the page lives: what is on the
 * screen stays there.
 */
export function hold(
  database: AppDatabase,
  more: { listings: readonly CachedListing[]; searches: readonly CachedSearch[] },
): void {
  const mine = held.get(database) ?? { listings: new Map(), searches: new Map(), version: 0 };
  for (const listing of more.listings) {
    mine.listings.delete(listing.id);
    mine.listings.set(listing.id, listing);
  }
  for (const search of more.searches) mine.searches.set(search.key, search);
  for (const id of mine.listings.keys()) {
    if (mine.listings.size <= MOST_HELD) break;
    mine.listings.delete(id);
  }
  mine.version += 1;
  held.set(database, mine);
  changed.tell();
}

export const heldListing = (database: AppDatabase, id: string): CachedListing | undefined =>
  held.get(database)?.listings.get(id);

export const heldSearch = (database: AppDatabase, key: string): CachedSearch | undefined =>
  held.get(database)?.searches.get(key);
