import type { AppDatabase } from '../../app-database';
import { readSnapshot } from '../account/snapshot-repository';
import { publishedListings } from './published-listings';

/**
 * How many more listings the plan publishes, by what is on this phone now and what an import has still
 * to bring; null where the plan has no limit, or this phone was never told of it. Never below 0.
 */
export async function readListingRoom(database: AppDatabase): Promise<number | null> {
  const plan = await readSnapshot('plan', database);
  const allowed = plan?.value.uses.find(({ limit }) => limit === 'listings')?.allowed ?? null;
  if (allowed === null) return null;
  const pieces = await database.importPieces.toArray();
  const coming = pieces
    .filter(({ status }) => status === 'Active')
    .flatMap(({ listings }) => listings.filter(({ doubts }) => doubts.length === 0))
    .map(({ id }) => id);
  const known = await database.myProperties.bulkGet(coming);
  const added = known.filter((property) => property === undefined).length;
  return Math.max(0, allowed - (await publishedListings(database)).length - added);
}
