import { ListingIndex } from '../domain/search/on-device/listing-index';
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
  /** What of it is from areas kept on this device. */
  packs: TakenPacks;
  turn: Promise<void>;
};
const keepers = new WeakMap<AppDatabase, Keeper>();

/** An index of which more than half is vacant is made anew, once it is of a size that matters. */
const WASTE = { share: 2, slots: 20_000 };

/**
 * The index of the listings kept on this device, brought up to date: all are read once for each page
 * of the app, then only those that were fetched since. It comes ready for the query's own order.
 */
export async function deviceIndex(
  database: AppDatabase,
  query: URLSearchParams,
): Promise<ListingIndex> {
  const keeper = keepers.get(database) ?? newKeeper();
  keepers.set(database, keeper);
  const turn = keeper.turn.then(() => refresh(database, keeper));
  keeper.turn = turn.catch(() => undefined);
  await turn;
  keeper.index.prepare(query);
  return keeper.index;
}

function newKeeper(): Keeper {
  return {
    index: new ListingIndex(),
    loaded: false,
    seenUntil: 0,
    listed: new Set(),
    packs: new Map(),
    turn: Promise.resolve(),
  };
}

async function refresh(database: AppDatabase, keeper: Keeper): Promise<void> {
  const { size, slots } = keeper.index;
  if (slots > WASTE.slots && slots > WASTE.share * size) {
    const { turn: _, ...blank } = newKeeper();
    Object.assign(keeper, blank);
  }
  // What was looked at lately is newer than the area it lies in, and comes after it.
  const touched = await refreshPacks(keeper);
  if (keeper.loaded) {
    const fresh = database.listings.where('fetchedAt').above(keeper.seenUntil);
    take(keeper, await fresh.toArray());
  } else {
    for await (const rows of listingChunks(database)) take(keeper, rows);
    keeper.loaded = true;
  }
  await takeListed(database, keeper, touched);
  if ((await database.listings.count()) !== keeper.listed.size) await compare(database, keeper);
}

/** @returns ids whose word from an area may have come over a newer one of the table */
async function refreshPacks(keeper: Keeper): Promise<Iterable<string>> {
  const packs = await packDatabase().packs.toArray();
  if (packs.length === 0 && keeper.packs.size === 0) return [];
  const { indexPacks } = await import('./packs/index-packs');
  return indexPacks(keeper.index, keeper.packs, packs);
}

/** Forgets what is no longer in the table, and takes in what was missed. */
async function compare(database: AppDatabase, keeper: Keeper): Promise<void> {
  const ids = new Set(await database.listings.toCollection().primaryKeys());
  const gone = new Set([...keeper.listed].filter((id) => !ids.has(id)));
  keeper.index.forget(gone);
  for (const id of gone) keeper.listed.delete(id);
  if (gone.size > 0 && keeper.packs.size > 0) {
    const { indexAgain } = await import('./packs/index-packs');
    await takeListed(database, keeper, await indexAgain(keeper.index, keeper.packs, gone));
  }
  await takeById(
    database,
    keeper,
    [...ids].filter((id) => !keeper.listed.has(id)),
  );
}

/** The table has the last word about what it has. */
function takeListed(database: AppDatabase, keeper: Keeper, ids: Iterable<string>): Promise<void> {
  return takeById(
    database,
    keeper,
    [...ids].filter((id) => keeper.listed.has(id)),
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

const isOffered = ({ status }: CachedListing): boolean => status === 'Active';

function take(keeper: Keeper, rows: readonly CachedListing[]): void {
  keeper.index.put(rows.filter(isOffered));
  // One's own draft is kept once its page was open, and is no result.
  keeper.index.forget(rows.filter((row) => !isOffered(row)).map(({ id }) => id));
  for (const row of rows) {
    keeper.listed.add(row.id);
    keeper.seenUntil = Math.max(keeper.seenUntil, row.fetchedAt);
  }
}
