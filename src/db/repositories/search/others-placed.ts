import type { AppDatabase } from '../../app-database';
import type { CachedListing } from '../../records';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';

/** Most listings of others that are put on one map. */
const MOST_ON_MAP = 2000;

/**
 * Published listings of other owners that this device knows and that have a place, newest seen first; without those that
 * this person hid, and those of agents they blocked (HIDE-1, SAFE-5).
 */
export async function listOthersPlaced(database: AppDatabase): Promise<CachedListing[]> {
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  const hidden = await hiddenHomeIds(database);
  const seen = await database.listings.orderBy('fetchedAt').reverse().limit(MOST_ON_MAP).toArray();
  return seen.filter(
    ({ id, agent, location }) =>
      location !== null &&
      agent.id !== database.userId &&
      !blocked.has(agent.id) &&
      !hidden.has(id),
  );
}
