import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { withinRoom } from '../../../domain/plans/plan-room';
import type { AppDatabase } from '../../app-database';
import { readSnapshot } from '../account/snapshot-repository';
import { publishedListings } from './published-listings';

type Placed = Pick<PropertyContent, 'address' | 'location'>;

/**
 * How many of some new listings the plan publishes at once, by what is on this phone now and what an
 * import has still to bring; null where this phone was never told of the plan, or lacks the code that
 * tells a listing's state.
 */
export async function readRoomFor(
  listings: readonly Placed[],
  database: AppDatabase,
): Promise<number | null> {
  const plan = await readSnapshot('plan', database);
  // The gazetteer is not small, and needed only here.
  const code = await import('../../../domain/property/state-of').catch(() => null);
  if (plan === undefined || code === null) return null;
  const allowed = (limit: 'listings' | 'states') =>
    plan.value.uses.find((use) => use.limit === limit)?.allowed ?? null;
  // Of ten thousand rows the states are only told where the plan asks for them.
  const stateOf = (listing: Placed) => (allowed('states') === null ? null : code.stateOf(listing));
  const published = (await publishedListings(database)).map(({ property }) => property.content);
  const taken = [...published, ...(await comingListings(database))];
  return withinRoom(
    { listings: allowed('listings'), states: allowed('states') },
    { listings: taken.length, states: taken.flatMap((one) => stateOf(one) ?? []) },
    listings.map((listing) => ({ state: stateOf(listing) })),
  ).length;
}

/** What an import that goes on will publish and this phone does not have among its listings yet. */
async function comingListings(database: AppDatabase): Promise<Placed[]> {
  const pieces = await database.importPieces.toArray();
  const coming = pieces
    .filter(({ status }) => status === 'Active')
    .flatMap(({ listings }) => listings.filter(({ doubts }) => doubts.length === 0));
  const known = await database.myProperties.bulkGet(coming.map(({ id }) => id));
  return coming.flatMap(({ content }, at) => (known[at] === undefined ? [content] : []));
}
