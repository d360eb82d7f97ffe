import type { Queryable } from './database';
import type { TableName } from './schema/schema';
import { TABLES } from './tables';
import { textIn } from './text-in';

/**
 * Those of `TABLES` that a database has, in their order: one of an earlier schema lacks the later ones. No migration has
 * taken a table away so far, so that these are all it has.
 */
export async function tablesIn(db: Queryable): Promise<TableName[]> {
  const rows = await db.query(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema()`,
  );
  const names = new Set(rows.map((row) => textIn(row, 'name')));
  return TABLES.filter((name) => names.has(name));
}
