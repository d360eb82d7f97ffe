import type { Queryable } from '../../db/database';

/**
 * Makes requests about one item wait for each other until their transactions end, also while it is
 * not there yet. Always the first lock of a transaction: who waits for it then holds nothing that
 * others wait for.
 */
export async function lockItem(tx: Queryable, id: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [id]);
}
