import type { PropertyContent } from '../../../contract/listing-fields';
import { messageWarning } from '../../../domain/plans/message-warning';
import { publishWarning } from '../../../domain/plans/publish-warning';
import { countsAsPublished, shownStatus } from '../../../domain/property/shown-status';
import type { AppDatabase } from '../../app-database';
import { listMyProperties } from './my-property-repository';
import { readSnapshot } from '../account/snapshot-repository';

/**
 * Why the server would not publish this listing with what the plan allows, as far as this phone
 * knows; null where it has room, or was never told of the plan.
 */
export async function readPublishWarning(
  listing: { id: string; content: Pick<PropertyContent, 'address' | 'location'> },
  database: AppDatabase,
): Promise<string | null> {
  const plan = await readSnapshot('plan', database);
  if (plan === undefined) return null;
  // The gazetteer is not small, and needed only here.
  const { stateOf } = await import('../../../domain/property/state-of');
  const others = (await listMyProperties(database))
    .filter(({ property }) => property.id !== listing.id)
    .map(({ property, rows }) => ({ property, shown: shownStatus(property, rows) }))
    .filter(({ property, shown }) => countsAsPublished(property.status, shown))
    .map(({ property, shown }) => ({
      isWaiting: !shown.isPublic,
      state: stateOf(property.content),
    }));
  return publishWarning(plan.value, others, stateOf(listing.content));
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
