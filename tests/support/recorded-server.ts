import type { Database } from '../../server/db/database';
import { TABLES } from '../../server/db/tables';

/** The rows of a server's tables, as JSON. */
export type RecordedServer = Record<string, unknown[]>;

/** Everything in a server's database. */
export async function recordServer(database: Database): Promise<RecordedServer> {
  const rows: RecordedServer = {};
  for (const table of TABLES) {
    const found = await database.query(`SELECT to_jsonb(t) AS row FROM ${table} t`);
    if (found.length > 0) rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** Puts recorded rows into an empty database at today's schema: later columns take their defaults. */
export async function fillServer(database: Database, rows: RecordedServer): Promise<void> {
  for (const [table, found] of Object.entries(rows)) {
    const columns = Object.keys(found[0] ?? {}).join(', ');
    await database.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(found)],
    );
  }
  const numbered = await database.query(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'`,
  );
  for (const { name } of numbered)
    await database.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), coalesce((SELECT max(id) FROM ${String(name)}), 0) + 1)`,
      [name],
    );
}
