import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { lockItem } from './lock-item';

/** What can be taken back before it is known to have arrived. */
type Recallable = 'messages' | 'inspections' | 'search-alerts' | 'properties' | 'photos';

/** Notes that a person took back what has not arrived; `lockItem` comes before the look for it. */
export async function recallItem(
  tx: Queryable,
  userId: string,
  collection: Recallable,
  id: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO recalled_items (user_id, collection, entity_id) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, collection, entity_id) DO UPDATE SET recalled_at = now()`,
    [userId, collection, id],
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
  const rows = await tx.query(
    'SELECT 1 FROM recalled_items WHERE user_id = $1 AND collection = $2 AND entity_id = $3',
    [userId, collection, id],
  );
  if (rows.length > 0)
    throw new ProblemError(410, 'recalled', 'This was taken back before it arrived.');
}
