import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { messageWarning } from '../../../domain/plans/message-warning';
import { manyPublishWarning } from '../../../domain/plans/publish-warning';
import type { RoomTaken } from '../../../domain/plans/plan-room';
import type { AppDatabase } from '../../app-database';
import { awaitingRoom } from './awaiting-room';
import { publishedListings } from './published-listings';
import { readSnapshot } from '../account/snapshot-repository';

export type PublishWarning = {
  text: string;
  /** Which of the plan's limits is met first. */
  limit: 'listings' | 'states';
  /** How many of those asked about it has room for all the same. */
  room: number;
  /** What all that is published, waits or is asked about takes of a plan. */
  needs: RoomTaken;
};

/**
 * Why the server would not publish all of these listings with what the plan allows, as far as this
 * device knows; null where it has room, was never told of the plan, or lacks the code that could tell.
 */
export async function readPublishWarning(
  listings: readonly { id: string; content: Pick<PropertyContent, 'address' | 'location'> }[],
  database: AppDatabase,
): Promise<PublishWarning | null> {
  const plan = await readSnapshot('plan', database);
  if (plan === undefined) return null;
  // The gazetteer is not small, and needed only here.
  const code = await Promise.resolve(import('../../../domain/property/state-of').catch(() => null));
  if (code === null) return null;
  const { stateOf } = code;
  const others = (await publishedListings(database))
    .filter(({ property }) => listings.every(({ id }) => property.id !== id))
    .map(({ property, shown }) => ({
      isWaiting: !shown.isPublic,
      state: stateOf(property.content),
    }));
  const asked = listings.map(({ content }) => stateOf(content));
  const warning = manyPublishWarning(plan.value, others, asked);
  const awaiting = (await awaitingRoom(database)).filter(({ id }) =>
    listings.every((listing) => listing.id !== id),
  );
  if (warning === null) return null;
  const all = [
    ...others.map(({ state }) => state),
    ...asked,
    ...awaiting.map(({ content }) => stateOf(content)),
  ];
  const states = [...new Set(all.flatMap((state) => state ?? []))];
  return { ...warning, needs: { listings: all.length, states } };
}

/** Why the server would refuse one more message this month; null where it has room. */
export function readMessageWarning(database: AppDatabase): Promise<string | null> {
  const { snapshots, messages, outbox } = database;
  return database.transaction('r', snapshots, messages, outbox, async () => {
    const plan = await readSnapshot('plan', database);
    if (plan === undefined) return null;
    const sent = await messages.filter((one) => one.sentByMe && one.onServer).toArray();
    const waiting = await outbox
      .filter(({ kind, state }) => kind === 'message.send' && state !== 'rejected')
      .count();
    return messageWarning(
      plan.value,
      sent.map(({ createdAt }) => createdAt),
      waiting,
      new Date(),
    );
  });
}
