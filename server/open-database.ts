import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { openPglite } from './db/open-pglite';
import { openPostgres } from './db/open-postgres';
import type { Settings } from './plugins/settings';
import { StartError } from './start-error';

/**
 * Opens the database that the settings name, at the newest schema, or at that of a backup which is to be put in. A missing one is made, unless
 * it must exist, as for all commands that maintain one: a mistyped setting must not look like success.
 * @throws StartError in one line.
 */
export async function openDatabase(
  settings: Settings,
  options: { mustExist?: boolean; statementTimeoutMs?: number; schema?: number } = {},
): Promise<Database> {
  const { mustExist = false, statementTimeoutMs = 0, schema = Infinity } = options;
  // Asked before opening: to open the embedded database is to make it.
  if (mustExist && settings.databaseUrl === null) requireFolder(settings.dataDir);
  const database =
    settings.databaseUrl === null
      ? await openPglite({ dataDir: settings.dataDir })
      : await openPostgres(settings.databaseUrl, { statementTimeoutMs });
  try {
    if (mustExist) await requireSchema(database);
    await migrate(database, { upTo: schema });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function requireFolder(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pglite', 'PG_VERSION'))) {
    throw new StartError(`There is no data at ${dataDir}: start the server once, or set DATA_DIR`);
  }
}

async function requireSchema(database: Database): Promise<void> {
  const [found] = await database.query(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS known`,
  );
  if (found?.known !== true) {
    const setting = database.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(
      `There is no data of Gida in the database of ${setting}: start the server once, or check the setting`,
    );
  }
}
