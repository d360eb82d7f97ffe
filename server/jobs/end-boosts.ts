import type { Database } from '../db/database';
import { announceProperty } from '../modules/properties/announce-property';

/** Ends the boosts whose 30 days are over (A4), one at a time, each by one instance. */
export async function endBoosts(database: Database): Promise<void> {
  for (;;) {
    const ended = await database.transaction(async (tx) => {
      const [property] = await tx.query<{ id: string; owner_id: string }>(
        `UPDATE properties SET boosted_until = NULL WHERE id = (
           SELECT id FROM properties WHERE boosted_until <= now() ORDER BY boosted_until LIMIT 1
           FOR UPDATE SKIP LOCKED) RETURNING id, owner_id`,
      );
      if (property !== undefined)
        await announceProperty(tx, { id: property.id, ownerId: property.owner_id });
      return property !== undefined;
    });
    if (!ended) return;
  }
}
