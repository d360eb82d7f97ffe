import type { Collection } from '../../../src/contract/feed/collections';
import type { Queryable } from '../../db/database';
import { type Change, recordChanges } from '../changes/record-change';
import { ownListings } from './own-listings';

type Shared = { id: string; other: string };

/** The people this one wrote with, met or showed homes to: what they shared leaves their devices too. */
export async function tellOtherSides(
  tx: Queryable,
  userId: string,
  messages: { id: string; sender_id: string; recipient_id: string }[],
  /** What they are told besides. */
  told: Change[],
): Promise<void> {
  const { kysely } = tx;
  const gone = (collection: Collection, rows: Shared[]) =>
    rows.map(({ id, other }) => ({ userId: other, collection, entityId: id, deleted: true }));
  const inspections = await kysely
    .selectFrom('inspections')
    .select(['id', 'owner_id', 'requester_id'])
    .where((eb) => eb('owner_id', '=', userId).or('requester_id', '=', userId))
    .execute();
  const notifications = await kysely
    .selectFrom('notifications')
    .select(['id', 'user_id as other'])
    .where('user_id', '<>', userId)
    .where((eb) =>
      eb('about_user_id', '=', userId).or('property_id', 'in', ownListings(tx, userId)),
    )
    .execute();
  const saved = await kysely
    .selectFrom('saved_properties')
    .select(['property_id as id', 'user_id as other'])
    .where('user_id', '<>', userId)
    .where('property_id', 'in', ownListings(tx, userId))
    .execute();
  const hidden = await kysely
    .selectFrom('hidden_homes')
    .select(['property_id as id', 'user_id as other'])
    .where('user_id', '<>', userId)
    .where('property_id', 'in', ownListings(tx, userId))
    .execute();
  const blocks = await kysely
    .selectFrom('blocks')
    .select(['blocked_id as id', 'user_id as other'])
    .where('blocked_id', '=', userId)
    .execute();
  const otherOf = (one: string, two: string) => (one === userId ? two : one);
  // All in one call, which locks the feeds of all these people in one order.
  await recordChanges(tx, [
    ...told,
    ...gone(
      'messages',
      messages.map((row) => ({ id: row.id, other: otherOf(row.sender_id, row.recipient_id) })),
    ),
    ...gone(
      'inspections',
      inspections.map((row) => ({ id: row.id, other: otherOf(row.owner_id, row.requester_id) })),
    ),
    ...gone('notifications', notifications),
    ...gone('saved-properties', saved),
    ...gone('hidden-homes', hidden),
    ...gone('blocks', blocks),
  ]);
}
