import { sql } from 'kysely';

/** The moment at which the transaction began. */
export const now = sql<Date>`now()`;
