import type { AppDatabase } from '../app-database';
import { groupBy } from '../group-by';
import type { OutboxRow } from '../outbox-row';

/**
 * Items together with what waits for each. Call it inside one read transaction over the items' table
 * and the outbox: read apart, an item could stand there for a moment without its waiting row and be
 * called 'Sent'.
 */
export async function attachRows<Item>(
  database: AppDatabase,
  items: Item[],
  entityIdsOf: (item: Item) => string[],
): Promise<{ item: Item; rows: OutboxRow[] }[]> {
  const all = await database.outbox
    .where('entityId')
    .anyOf(items.flatMap(entityIdsOf))
    .sortBy('seq');
  const byEntity = groupBy(all, (row) => row.entityId);
  return items.map((item) => ({
    item,
    rows: entityIdsOf(item).flatMap((id) => byEntity.get(id) ?? []),
  }));
}
