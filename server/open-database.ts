import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { openPglite } from './db/open-pglite';
import { openPostgres } from './db/open-postgres';
import type { Settings } from './plugins/settings';

/** Opens the database that the settings name, at the newest schema. @throws StartError in one line. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database =
    settings.databaseUrl === null
      ? await openPglite({ dataDir: settings.dataDir })
      : await openPostgres(settings.databaseUrl);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
