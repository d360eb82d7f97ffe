import { sql } from 'kysely';
import type { Queryable } from './database';

/** Locks of the whole application; any constants, of which all instances have the same. */
const LOCKS = { migrations: 748_301, photoFiles: 748_302, jobs: 748_303, shownNames: 748_304 };

/** Waits for a lock of the whole application and holds it until the transaction ends. */
export async function advisoryLock(
  tx: Queryable,
  name: keyof typeof LOCKS,
  how: 'alone' | 'shared' = 'alone',
): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`SELECT ${lock}(${LOCKS[name]})`.execute(tx.kysely);
}
