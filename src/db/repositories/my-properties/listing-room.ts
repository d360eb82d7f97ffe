import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { PlanId } from '../../../contract/plan/plan-options';
import { entitlementsOf } from '../../../domain/plans/entitlements-of';
import { withinRoom } from '../../../domain/plans/plan-room';
import { isToLookAt } from '../../../domain/property/own-filter';
import type { AppDatabase } from '../../app-database';
import { awaitingRoom } from './awaiting-room';
import { readSnapshot } from '../account/snapshot-repository';
import { publishedListings } from './published-listings';

type Placed = Pick<PropertyContent, 'address' | 'location'>;

/**
 * How many of some new listings the plan publishes at once, by what is on this device now and what an
 * import has still to bring; null where this device was never told of the plan, or lacks the code that
 * tells a listing's state.
 */
export async function readRoomFor(
  listings: readonly Placed[],
  database: AppDatabase,
): Promise<number | null> {
  const plan = await readSnapshot('plan', database);
  const code = await loadStates();
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

/**
 * How many listings wait for room, and how many of them a plan would publish at once; null where none
 * wait, or the code that tells a listing's state is not here.
 */
export async function readAwaitingPlan(
  plan: PlanId,
  database: AppDatabase,
): Promise<{ waiting: number; room: number } | null> {
  const awaiting = await awaitingRoom(database);
  if (awaiting.length === 0) return null;
  const code = await loadStates();
  if (code === null) return null;
  const { stateOf } = code;
  const published = (await publishedListings(database)).map(({ property }) => property.content);
  const room = withinRoom(
    entitlementsOf(plan),
    { listings: published.length, states: published.flatMap((one) => stateOf(one) ?? []) },
    awaiting
      // What is to be looked at first waits on, with room enough.
      .filter((property) => !isToLookAt(property) && property.content.price > 0)
      // Who waits longest comes first, as on the server.
      .toSorted((a, b) => (a.awaitsRoomSince ?? 0) - (b.awaitsRoomSince ?? 0))
      .map(({ content }) => ({ state: stateOf(content) })),
  );
  return { waiting: awaiting.length, room: room.length };
}

/**
 * What tells a listing's state: the gazetteer is not small, and needed only here; null where it does not come. No call
 * of Dexie's: a live query that waited for it unwrapped would follow nothing that it reads behind it.
 */
const loadStates = () =>
  Promise.resolve(import('../../../domain/property/state-of').catch(() => null));

/** What an import that goes on will publish and this device does not have among its listings yet. */
async function comingListings(database: AppDatabase): Promise<Placed[]> {
  const pieces = await database.importPieces.toArray();
  const coming = pieces
    .filter(({ status }) => status === 'Active')
    .flatMap(({ listings }) => listings.filter(({ doubts }) => doubts.length === 0));
  const known = await database.myProperties.bulkGet(coming.map(({ id }) => id));
  return coming.flatMap(({ content }, at) => (known[at] === undefined ? [content] : []));
}
