import type { Queryable } from '../../db/database';
import { tablesIn } from '../../db/tables-in';
import { textIn } from '../../db/text-in';

/** A table with rows of which nobody knows whether they are wanted; null in a database that was at most started. */
export async function filledTable(db: Queryable): Promise<string | null> {
  const tables = (await tablesIn(db)).filter((name) => name !== 'app_keys');
  const [row] = await db.query(
    tables
      .map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`)
      .join(' UNION ALL '),
  );
  return row === undefined ? null : textIn(row, 'name');
}
