import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { NEWEST_SCHEMA } from './db/migrations/newest-schema';
import { openPglite } from './db/open-pglite';
import { openPostgres } from './db/open-postgres';
import { schemaVersion } from './db/schema-version';
import type { Settings } from './plugins/settings';
import { StartError } from './start-error';

type Options = {
  /** For all commands that maintain a database: a mistyped setting must not look like success. */
  mustExist?: boolean;
  statementTimeoutMs?: number;
  /** A version for a backup that is to be put in; as it is where an older server may be running on the tables. */
  schema?: number | 'as it is';
};

/**
 * Opens the database that the settings name, at the newest schema unless another is asked for. A missing one is made,
 * unless it must exist.
 * @throws StartError in one line, also where a newer version of Gida has changed the tables.
 */
export async function openDatabase(settings: Settings, options: Options = {}): Promise<Database> {
  const { mustExist = false, statementTimeoutMs = 0, schema = Infinity } = options;
  // Asked before opening: to open the embedded database is to make it.
  if (mustExist && settings.databaseUrl === null) requireFolder(settings.dataDir);
  const database =
    settings.databaseUrl === null
      ? await openPglite({ dataDir: settings.dataDir })
      : await openPostgres(settings.databaseUrl, { statementTimeoutMs });
  try {
    const found = await schemaFound(database);
    if (mustExist && found === 0) throw noData(database);
    if (found > NEWEST_SCHEMA)
      throw new StartError(
        `The database is of a newer version of Gida (schema ${found}, this one knows ${NEWEST_SCHEMA}): update the program`,
      );
    if (schema !== 'as it is') await migrate(database, { upTo: schema });
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

/** The version of the schema of any database, also of one that is not Gida's: 0. */
async function schemaFound(database: Database): Promise<number> {
  const [found] = await database.query(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS known`,
  );
  return found?.known === true ? schemaVersion(database) : 0;
}

function noData(database: Database): StartError {
  const setting = database.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  return new StartError(
    `There is no data of Gida in the database of ${setting}: start the server once, or check the setting`,
  );
}
