import { sql } from 'kysely';
import type { Queryable } from '../../db/database';

/**
 * Makes requests about one item wait for each other until their transactions end, also while it is
 * not there yet. Always the first lock of a transaction: who waits for it then holds nothing that
 * others wait for.
 */
export async function lockItem(tx: Queryable, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 2))`.execute(tx.kysely);
}
