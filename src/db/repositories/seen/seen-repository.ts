import { ofBlocked } from '../../../domain/search/of-blocked';
import type { AppDatabase } from '../../app-database';
import type { CachedListing } from '../../records';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import { listKept } from '../search/search-repository';

/** Homes that are remembered as opened. */
export const SEEN_KEPT = 50;

/** Remembers that a home was opened now; the 50 opened last are kept, each once. */
export async function noteSeen(
  { id, price }: { id: string; price?: number },
  database: AppDatabase,
  now: number = Date.now(),
): Promise<void> {
  const { seenHomes } = database;
  await database.transaction('rw', seenHomes, async () => {
    const last = await seenHomes.orderBy('at').last();
    // The phone's clock may have been set back: what is opened now is still the latest.
    await seenHomes.put({
      id,
      at: Math.max(now, (last?.at ?? 0) + 1),
      ...(price === undefined ? {} : { price }),
    });
    await seenHomes.bulkDelete(
      await seenHomes.orderBy('at').reverse().offset(SEEN_KEPT).primaryKeys(),
    );
  });
}

/** The ids of the homes that were opened here. */
export async function seenIdSet(database: AppDatabase): Promise<Set<string>> {
  return new Set(await database.seenHomes.toCollection().primaryKeys());
}

/**
 * The homes that were opened here, the last one first, as this device has them; without those that
 * are not offered any more, those that were hidden, and those of agents whom this person blocked.
 * @param limit how many at most
 */
export async function listSeenHomes(
  limit: number,
  database: AppDatabase,
): Promise<CachedListing[]> {
  const ids = await database.seenHomes.orderBy('at').reverse().primaryKeys();
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  const withdrawn = await database.savedProperties.filter((saved) => saved.withdrawn).primaryKeys();
  const saved = new Map(
    (await database.savedProperties.bulkGet(ids)).map((record) => [record?.id, record?.listing]),
  );
  // Of a saved home the feed may know more than the page that was read.
  const kept = (await listKept(ids, database)).map((listing) => {
    const newer = saved.get(listing.id);
    return newer != null && newer.version > listing.version ? { ...listing, ...newer } : listing;
  });
  const hidden = await hiddenHomeIds(database);
  const left = new Set([...withdrawn, ...hidden, ...ofBlocked(kept, blocked)]);
  return kept.filter(({ id, status }) => status === 'Active' && !left.has(id)).slice(0, limit);
}

/** Forgets which homes were opened here. */
export async function clearSeen(database: AppDatabase): Promise<void> {
  await database.seenHomes.clear();
}
