import { sql } from 'kysely';
import type { Recalled } from '../../../src/contract/feed/recalled';
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

/**
 * Notes that a person took these back, but for those that have arrived. One that arrives in this very
 * moment is delivered: its person is told that it may be.
 */
export async function recallUnarrived(
  tx: Queryable,
  userId: string,
  items: readonly Recalled[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    INSERT INTO recalled_items (user_id, collection, entity_id)
    SELECT DISTINCT ${userId}::uuid, item.collection, item.id
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (collection text, id uuid)
    WHERE NOT EXISTS (SELECT FROM messages WHERE messages.id = item.id)
      AND NOT EXISTS (SELECT FROM inspections WHERE inspections.id = item.id)
    ON CONFLICT (user_id, collection, entity_id) DO UPDATE SET recalled_at = now()`.execute(
    tx.kysely,
  );
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
