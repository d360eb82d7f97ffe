import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Recallable } from '../../db/schema/delivery-tables';
import { ProblemError } from '../../plugins/problem-error';
import { lockItem } from './lock-item';

/** Notes that a person took back what has not arrived; `lockItem` comes before the look for it. */
export async function recallItem(
  tx: Queryable,
  userId: string,
  collection: Recallable,
  id: string,
): Promise<void> {
  await tx.kysely
    .insertInto('recalled_items')
    .values({ user_id: userId, collection, entity_id: id })
    .onConflict((oc) =>
      oc.columns(['user_id', 'collection', 'entity_id']).doUpdateSet({ recalled_at: now }),
    )
    .execute();
}

/** Holds the item's lock. @throws 410 `recalled` for what its person took back before it came. */
export async function refuseRecalled(
  tx: Queryable,
  userId: string,
  collection: Recallable,
  id: string,
): Promise<void> {
  await lockItem(tx, id);
  const recalled = await tx.kysely
    .selectFrom('recalled_items')
    .select('entity_id')
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('entity_id', '=', id)
    .executeTakeFirst();
  if (recalled !== undefined)
    throw new ProblemError(410, 'recalled', 'This was taken back before it arrived.');
}
