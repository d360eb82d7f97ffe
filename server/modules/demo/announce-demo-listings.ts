import type { Queryable } from '../../db/database';
import { anyOf } from '../../db/any-of';
import { recordChanges } from '../changes/record-change';
import { recordManyChanges } from '../changes/record-many-changes';

/** Tells the owners' devices and everybody who saved one that these listings went or came back. */
export async function announceDemoListings(
  tx: Queryable,
  listings: { id: string; owner_id: string }[],
): Promise<void> {
  const ids = listings.map(({ id }) => id);
  for (const userId of [...new Set(listings.map((listing) => listing.owner_id))].sort()) {
    const own = listings.filter((listing) => listing.owner_id === userId);
    const entityIds = own.map(({ id }) => id);
    await recordManyChanges(tx, { userId, collection: 'properties', entityIds });
  }
  const saved = await tx.kysely
    .selectFrom('saved_properties')
    .select(['property_id', 'user_id'])
    .where('property_id', '=', anyOf(ids))
    .execute();
  await recordChanges(
    tx,
    saved.map((row) => ({
      userId: row.user_id,
      collection: 'saved-properties' as const,
      entityId: row.property_id,
    })),
  );
}
