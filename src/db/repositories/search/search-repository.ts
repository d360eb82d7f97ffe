import type { ListingPage } from '../../../contract/listing/listing-query';
import type { Listing } from '../../../contract/listing/property';
import { elsewhereOf } from '../../../domain/search/elsewhere-of';
import { ofBlocked } from '../../../domain/search/of-blocked';
import type { ListingIndex, PlacedListing } from '../../../domain/search/on-device/listing-index';
import type { AppDatabase } from '../../app-database';
import { heldListing, heldSearch, hold } from '../device/held-in-memory';
import { keepOrHold } from '../../room/keep-or-hold';
import { packDatabase } from '../../pack-database';
import type { CachedListing, CachedSearch } from '../../records';
import { readSession } from '../account/session-repository';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import { ownListing } from './own-listing';
import { withoutUnpublished } from './without-unpublished';
import { searchWithFirstPage, searchWithPage } from './search-with-page';

const LISTINGS_KEPT = 10_000;
const SEARCHES_KEPT = 50;
/** The time a search on the device takes, for whoever measures it (`npm run bench`). */
const SEARCH_MEASURE = 'search on the device';
const SEARCH_BEGINS = 'search on the device begins';

export type DeviceResults = {
  /** The listings found, in order. */
  ids: string[];
  /** How the server answered this very search, or null when it never did on this device. */
  search: CachedSearch | null;
  /** Those of them whose agents this person blocked. */
  ofBlocked: string[];
  /** Those of them that this person hid. */
  hidden: string[];
};

/**
 * What this device knows about a search: the server's own results where it was asked before, else
 * a search through every listing kept here. Read by a live query: it follows what is fetched.
 * @param isAlone the server cannot be asked: an answer of which only a part came gives way to more that is kept here
 */
export async function readResults(
  key: string,
  database: AppDatabase,
  isAlone = false,
): Promise<DeviceResults> {
  const found = await withoutUnpublished(await findResults(key, database, isAlone), database);
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  // Most people blocked nobody: the homes are read for those who did alone.
  const homes = blocked.size === 0 ? [] : await listListings(found.ids, database);
  const hidden = await hiddenHomeIds(database);
  return {
    ...found,
    ofBlocked: ofBlocked(homes, blocked),
    hidden: found.ids.filter((id) => hidden.has(id)),
  };
}

async function findResults(
  key: string,
  database: AppDatabase,
  isAlone: boolean,
): Promise<Omit<DeviceResults, 'ofBlocked' | 'hidden'>> {
  // In one look: an answer that is stored between two would be searched for again, with code that
  // nothing else needs yet.
  const { search, newest } = await database.transaction(
    'r',
    database.searches,
    database.listings,
    async () => {
      const known = (await database.searches.get(key)) ?? heldSearch(database, key) ?? null;
      const mayBeSearched = known === null || isAlone;
      return { search: known, newest: mayBeSearched ? await newestListing(database) : undefined };
    },
  );
  const isPart = search !== null && search.nextCursor !== null;
  if (search !== null && !(isAlone && isPart)) return { ids: search.ids, search };
  const query = new URLSearchParams(key);
  const index = await indexOf(database, query, newest);
  if (index === null) return { ids: search?.ids ?? [], search };
  const elsewhere = await Promise.resolve(elsewhereOf(query));
  performance.mark(SEARCH_BEGINS);
  const ids = index.search(query, Date.now(), elsewhere);
  performance.measure(SEARCH_MEASURE, SEARCH_BEGINS);
  return search !== null && search.ids.length >= ids.length
    ? { ids: search.ids, search }
    : { ids, search: null };
}

/** Listings by id, in the order of the ids; without those that are no longer kept. */
export async function listListings(
  ids: readonly string[],
  database: AppDatabase,
): Promise<CachedListing[]> {
  const found = await database.listings.bulkGet([...ids]);
  const known = ids.map((id, at) => found[at] ?? heldListing(database, id));
  const missing = ids.filter((_, at) => known[at] === undefined);
  const inAreas = await listInAreas(missing);
  return ids.flatMap((id, at) => known[at] ?? inAreas.get(id) ?? []);
}

/** Where listings lie, of all that this device keeps: enough for a pin, be there ten thousand. */
export async function listPlaced(
  ids: readonly string[],
  database: AppDatabase,
): Promise<PlacedListing[]> {
  const newest = await newestListing(database);
  const index = await indexOf(database, new URLSearchParams(), newest);
  return index?.places(ids) ?? [];
}

function newestListing(database: AppDatabase): PromiseLike<CachedListing | undefined> {
  return database.listings.orderBy('fetchedAt').last();
}

/** The index of what this device keeps, or null where that is nothing: its code has nothing to do then. */
async function indexOf(
  database: AppDatabase,
  query: URLSearchParams,
  newest: CachedListing | undefined,
): Promise<ListingIndex | null> {
  // With this an area that grows runs a live query again, as `newest` does for a listing fetched.
  const packs = await packDatabase().packs.toArray();
  if (newest === undefined && packs.length === 0) return null;
  // Not calls of Dexie's: inside a live query such promises have to be wrapped.
  const code = await Promise.resolve(import('../../device-index').catch(() => null));
  // Without the code the server's answer is shown alone.
  return code && Promise.resolve(code.deviceIndex(database, query));
}

/** Those of the listings that lie in an area kept on this device. */
async function listInAreas(ids: readonly string[]): Promise<Map<string, CachedListing>> {
  if (ids.length === 0) return new Map();
  if ((await packDatabase().packs.count()) === 0) return new Map();
  const code = await Promise.resolve(import('../../packs/find-in-packs').catch(() => null));
  if (code === null) return new Map();
  return code.findInPacks(ids);
}

/**
 * Keeps a page of results: a first page that changed replaces the search, a later one adds to it.
 * @returns the `fetchedAt` of the search as it is kept now
 */
export async function storeResults(
  key: string,
  page: ListingPage,
  isFirst: boolean,
  database: AppDatabase,
  isLook = true,
): Promise<number> {
  const withPage = isFirst ? searchWithFirstPage : searchWithPage;
  const keep = () =>
    database.transaction('rw', database.listings, database.searches, async () => {
      const now = await nextFetchedAt(database);
      await database.listings.bulkPut(await newestOf(page.properties, now, database));
      const known = await database.searches.get(key);
      const search = withPage(key, page, known, Date.now());
      const lookedAt = isLook ? search.fetchedAt : (known?.lookedAt ?? known?.fetchedAt);
      await database.searches.put({ ...search, ...(lookedAt === undefined ? {} : { lookedAt }) });
      await trim(database.searches, SEARCHES_KEPT);
      await trim(database.listings, LISTINGS_KEPT);
      return search.fetchedAt;
    });
  const inMemory = async () => {
    const { search: before } = await findResults(key, database, false);
    const search = withPage(key, page, before ?? undefined, Date.now());
    const listings = page.properties.map((one) => ({ ...one, fetchedAt: search.fetchedAt }));
    hold(database, { listings, searches: [search] });
    return search.fetchedAt;
  };
  return keepOrHold(database, keep, inMemory);
}

/** Notes that somebody sees what is kept of a search, without an answer: its homes are no news then (HOME-7). */
export async function noteLook(key: string, database: AppDatabase): Promise<void> {
  await database.searches.update(key, { lookedAt: Date.now() });
}

/** Keeps listings that no search of a person's asked for. */
export async function storeListings(
  listings: readonly Listing[],
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.listings, async () => {
    const now = await nextFetchedAt(database);
    await database.listings.bulkPut(await newestOf(listings, now, database));
    await trim(database.listings, LISTINGS_KEPT);
  });
}

/** Listings to be kept as fetched now; where the phone has a newer version, that one. */
async function newestOf(
  listings: readonly Listing[],
  now: number,
  database: AppDatabase,
): Promise<CachedListing[]> {
  const before = await database.listings.bulkGet(listings.map(({ id }) => id));
  return listings.map((listing, at) => {
    const known = before[at];
    const newest = known !== undefined && known.version > listing.version ? known : listing;
    return { ...newest, fetchedAt: now };
  });
}

/** Brings those of the listings that this device has older up to date; adds none. */
export async function renewListings(
  listings: readonly Listing[],
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.listings, async () => {
    const before = await database.listings.bulkGet(listings.map(({ id }) => id));
    const newer = listings.filter(
      (listing, at) => (before[at]?.version ?? Infinity) <= listing.version,
    );
    if (newer.length === 0) return;
    const now = await nextFetchedAt(database);
    await database.listings.bulkPut(newer.map((listing) => ({ ...listing, fetchedAt: now })));
  });
}

/**
 * The moment to note for listings fetched now: later than any noted before, whatever the phone's
 * clock says, as others read on from the last one they saw. Call it inside the transaction that
 * writes them.
 */
async function nextFetchedAt(database: AppDatabase): Promise<number> {
  const last = await database.listings.orderBy('fetchedAt').last();
  return Math.max(Date.now(), (last?.fetchedAt ?? 0) + 1);
}

type Trimmable = {
  count(): PromiseLike<number>;
  orderBy(index: string): { limit(n: number): { delete(): PromiseLike<number> } };
};

async function trim(table: Trimmable, kept: number): Promise<void> {
  const excess = (await table.count()) - kept;
  if (excess > 0) await table.orderBy('fetchedAt').limit(excess).delete();
}

/** A listing as this device last saw it, wherever it is kept. */
export async function readListing(
  id: string,
  database: AppDatabase,
): Promise<CachedListing | undefined> {
  const cached = (await database.listings.get(id)) ?? heldListing(database, id);
  if (cached) return cached;
  const saved = await database.savedProperties.get(id);
  if (saved?.listing) return { ...saved.listing, fetchedAt: saved.savedAt };
  const mine = await database.myProperties.get(id);
  const session = mine && (await readSession());
  if (mine && session) return ownListing(mine, session.user);
  return (await listInAreas([id])).get(id);
}

/** Listings as this device last saw them, wherever each is kept. */
export async function listKept(
  ids: readonly string[],
  database: AppDatabase,
): Promise<CachedListing[]> {
  const found = await Promise.all(ids.map((id) => readListing(id, database)));
  return found.filter((listing) => listing !== undefined);
}

export async function storeListing(listing: Listing, database: AppDatabase): Promise<void> {
  const keep = () =>
    database.transaction('rw', database.listings, database.savedProperties, async () => {
      const now = await nextFetchedAt(database);
      const [newest] = await newestOf([listing], now, database);
      if (newest) await database.listings.put(newest);
      const saved = await database.savedProperties.get(listing.id);
      if (saved && (saved.listing?.version ?? 0) <= listing.version)
        await database.savedProperties.put({ ...saved, listing, withdrawn: false });
    });
  await keepOrHold(database, keep, async () =>
    hold(database, { listings: [{ ...listing, fetchedAt: Date.now() }], searches: [] }),
  );
}

/** Forgets a listing that its owner took down; a saved copy stays and says so. */
export async function markWithdrawn(id: string, database: AppDatabase): Promise<void> {
  await database.transaction('rw', database.listings, database.savedProperties, async () => {
    await database.listings.delete(id);
    await database.savedProperties.update(id, { withdrawn: true });
  });
}

/** Searches that somebody looked at on this device and the server answered, the last one first. */
export function listCachedSearches(limit: number, database: AppDatabase): Promise<CachedSearch[]> {
  return database.searches
    .orderBy('fetchedAt')
    .reverse()
    .filter(({ lookedAt }) => lookedAt !== undefined)
    .limit(limit)
    .toArray();
}
