import { ListingIndex } from '../domain/search/listing-index';
import type { AppDatabase } from './app-database';
import { listingChunks } from './listing-chunks';
import type { CachedListing } from './records';

type Keeper = { index: ListingIndex; loaded: boolean; seenUntil: number; turn: Promise<void> };
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
    keeper = { index: new ListingIndex(), loaded: false, seenUntil: 0, turn: Promise.resolve() };
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
  if (keeper.loaded) {
    const fresh = database.listings.where('fetchedAt').aboveOrEqual(keeper.seenUntil);
    take(keeper, await fresh.toArray());
  } else {
    for await (const rows of listingChunks(database)) take(keeper, rows);
    keeper.loaded = true;
  }
  if ((await database.listings.count()) !== keeper.index.size) {
    const ids = await database.listings.toCollection().primaryKeys();
    keeper.index.keepOnly(new Set(ids));
    const missed = ids.filter((id) => !keeper.index.has(id));
    const rows = await database.listings.bulkGet(missed);
    take(
      keeper,
      rows.filter((row) => row !== undefined),
    );
  }
}

function take(keeper: Keeper, rows: readonly CachedListing[]): void {
  keeper.index.put(rows);
  for (const row of rows) keeper.seenUntil = Math.max(keeper.seenUntil, row.fetchedAt);
}
