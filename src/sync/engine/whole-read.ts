import type { Collection } from '../../contract/feed/collections';
import type { AppDatabase } from '../../db/app-database';

/** A collection that is being read from its beginning: what was named so far, up to which cursor. */
type WholeRead = { cursor: number; named: Set<string> };

/**
 * The reads under way, of each open database. One that a reload cuts off is not gone on with: what the
 * server forgot then lingers until the next read from the beginning.
 */
const underWay = new WeakMap<AppDatabase, Map<Collection, WholeRead>>();

/**
 * The read from the beginning that a page at this cursor belongs to; null where it belongs to none, or where
 * another tab has taken a page of it, whose names are not known here.
 */
export function wholeReadAt(
  database: AppDatabase,
  name: Collection,
  cursor: number,
): WholeRead | null {
  const reads = underWay.get(database) ?? new Map<Collection, WholeRead>();
  underWay.set(database, reads);
  const known = cursor === 0 ? { cursor, named: new Set<string>() } : reads.get(name);
  if (known?.cursor !== cursor) {
    reads.delete(name);
    return null;
  }
  reads.set(name, known);
  return known;
}

/** What waits at this moment: it is here for good reasons, whatever the server names. */
export async function waitingIds({ outbox }: AppDatabase): Promise<Set<string>> {
  return new Set((await outbox.orderBy('entityId').uniqueKeys()).map(String));
}
