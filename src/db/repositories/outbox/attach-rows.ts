import type { Collection } from '../../../contract/feed/collections';
import { feedOf, isQuiet } from '../../../domain/outbox/command-marks';
import type { AppDatabase } from '../../app-database';
import { groupBy } from '../../group-by';
import type { ShownRow, StoredRow } from '../../outbox-row';

/**
 * Items together with what waits for each. Call it inside one read transaction over the items' table
 * and the outbox: read apart, an item could stand there for a moment without its waiting row and be
 * called 'Sent'.
 */
export async function attachRows<Item>(
  database: AppDatabase,
  items: Item[],
  entityIdsOf: (item: Item) => string[],
  /** A home may be saved, hidden and one's own: only what is about it as an item of this collection. */
  collection?: Collection,
): Promise<{ item: Item; rows: ShownRow[] }[]> {
  const all = await shownRows(database, items.flatMap(entityIdsOf));
  const shown = all.filter(({ kind }) => collection === undefined || feedOf(kind) === collection);
  const byEntity = groupBy(shown, (row) => row.entityId);
  return items.map((item) => ({
    item,
    rows: entityIdsOf(item).flatMap((id) => byEntity.get(id) ?? []),
  }));
}

/** What waits about these entities, oldest first; what nobody gave on purpose is left out. */
export async function shownRows(
  database: AppDatabase,
  entityIds: readonly string[],
): Promise<ShownRow[]> {
  const all = await database.outbox.where('entityId').anyOf(entityIds).sortBy('seq');
  const rows = all.filter(({ kind }) => !isQuiet(kind));
  if (rows.length === 0) return [];
  return markBehind(rows, await undecidedRows(database));
}

/** Marks the rows that wait for a decision about one before them in their lane, or about one that they need. */
export function markBehind(rows: StoredRow[], undecided: StoredRow[]): ShownRow[] {
  return rows.map((row) => ({
    ...row,
    behind:
      row.state === 'pending' &&
      undecided.some(
        (other) =>
          (other.lane === row.lane && other.seq < row.seq) || row.dependsOn.includes(other.id),
      ),
  }));
}

/** The rows that go nowhere until somebody decides about them. */
export function undecidedRows(database: AppDatabase): Promise<StoredRow[]> {
  return database.outbox.where('state').anyOf('rejected', 'conflict').toArray();
}
