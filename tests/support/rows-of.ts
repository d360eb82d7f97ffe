import { CompiledQuery } from 'kysely';
import type { Queryable } from '../../server/db/database';

/** Rows of a statement as text with $1, $2 …, of the shape that the test says they have. */
export async function rowsOf<Row>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await db.kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}
