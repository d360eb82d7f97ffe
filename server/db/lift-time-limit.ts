import type { Queryable } from './database';

/** Lets the statements of a transaction take their time from here on: a request's limit is not for them. */
export async function liftTimeLimit(tx: Queryable): Promise<void> {
  await tx.query('SET LOCAL statement_timeout = 0');
}
