import type { Database } from '../db/database';
import { now } from '../db/now';
import { announceProperty } from '../modules/properties/announce-property';

/** Ends the boosts whose 30 days are over, one at a time, each by one instance. */
export async function endBoosts(database: Database): Promise<void> {
  for (;;) {
    const ended = await database.transaction(async (tx) => {
      const property = await tx.kysely
        .updateTable('properties')
        .set({ boosted_until: null })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('properties')
            .select('id')
            .where('boosted_until', '<=', now)
            .orderBy('boosted_until')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'owner_id'])
        .executeTakeFirst();
      if (property !== undefined)
        await announceProperty(tx, { id: property.id, ownerId: property.owner_id });
      return property !== undefined;
    });
    if (!ended) return;
  }
}
