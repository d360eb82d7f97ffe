import { ListingIndex } from '../domain/search/listing-index';
import type { AppDatabase } from './app-database';
import { listingChunks } from './listing-chunks';
import { packDatabase } from './pack-database';
import type { TakenPacks } from './packs/index-packs';
import type { CachedListing } from './records';

type Keeper = {
  index: ListingIndex;
  loaded: boolean;
  seenUntil: number;
  /** What of the index is from the table of listings. */
  listed: Set<string>;
  /** What of it is from areas kept on this phone. */
  packs: TakenPacks;
  turn: Promise<void>;
};
const keepers = new WeakMap<AppDatabase, Keeper>();

/**
 * The index of the listings kept on this device, brought up to date: all are read once for each page
 * of the app, then only those that were fetched since. It comes ready for the query's own order.
 */
export async function deviceIndex(
  database: AppDatabase,
  query: URLSearchParams,
): Promise<ListingIndex> {
  let keeper = keepers.get(database);
  if (keeper === undefined) {
    keeper = {
      index: new ListingIndex(),
      loaded: false,
      seenUntil: 0,
      listed: new Set(),
      packs: new Map(),
      turn: Promise.resolve(),
    };
    keepers.set(database, keeper);
  }
  const { index } = keeper;
  const turn = keeper.turn.then(() => refresh(database, keeper));
  keeper.turn = turn.catch(() => undefined);
  await turn;
  index.prepare(query);
  return index;
}

async function refresh(database: AppDatabase, keeper: Keeper): Promise<void> {
  const lost = await refreshPacks(keeper);
  if (keeper.loaded) {
    const fresh = database.listings.where('fetchedAt').aboveOrEqual(keeper.seenUntil);
    take(keeper, await fresh.toArray());
  } else {
    for await (const rows of listingChunks(database)) take(keeper, rows);
    keeper.loaded = true;
  }
  await takeById(database, keeper, lost);
  if ((await database.listings.count()) !== keeper.listed.size) await compare(database, keeper);
}

/** What was looked at lately is newer than the area it lies in, and comes after it. */
async function refreshPacks(keeper: Keeper): Promise<string[]> {
  const packs = await packDatabase().packs.toArray();
  if (packs.length === 0 && keeper.packs.size === 0) return [];
  const { indexPacks } = await import('./packs/index-packs');
  const lost = await indexPacks(keeper.index, keeper.packs, packs);
  return lost.filter((id) => keeper.listed.has(id));
}

/** Forgets what is no longer in the table, and takes in what was missed. */
async function compare(database: AppDatabase, keeper: Keeper): Promise<void> {
  const ids = new Set(await database.listings.toCollection().primaryKeys());
  const gone = [...keeper.listed].filter((id) => !ids.has(id));
  keeper.index.forget(gone);
  for (const id of gone) keeper.listed.delete(id);
  // An area may have had them too: it is taken in anew, over what is there.
  if (gone.length > 0 && keeper.packs.size > 0) {
    keeper.packs.clear();
    await refreshPacks(keeper);
  }
  await takeById(
    database,
    keeper,
    [...ids].filter((id) => !keeper.listed.has(id)),
  );
}

async function takeById(database: AppDatabase, keeper: Keeper, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await database.listings.bulkGet(ids);
  take(
    keeper,
    rows.filter((row) => row !== undefined),
  );
}

function take(keeper: Keeper, rows: readonly CachedListing[]): void {
  keeper.index.put(rows);
  for (const row of rows) {
    keeper.listed.add(row.id);
    keeper.seenUntil = Math.max(keeper.seenUntil, row.fetchedAt);
  }
}
