import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { newPostgresDatabase, NOTHING, TEMPLATE_DATABASE } from './postgres-databases';
import { TEST_DATABASE } from './test-database';

/** As `emptyDatabaseIn`, with the tables of the newest schema already there. */
export async function madeDatabaseIn(
  folder: string,
  name: string,
): Promise<Record<string, string>> {
  const dataDir = join(folder, name);
  if (TEST_DATABASE === 'postgres')
    return { DATA_DIR: dataDir, DATABASE_URL: await newPostgresDatabase(TEMPLATE_DATABASE) };
  const made = process.env.TEST_PGLITE_DATA;
  if (made !== undefined)
    cpSync(join(made, 'pglite'), join(dataDir, 'pglite'), { recursive: true });
  return { DATA_DIR: dataDir };
}

/** A database of the kind under test, empty, with its DATA_DIR in `folder`: its environment. */
export async function emptyDatabaseIn(
  folder: string,
  name: string,
): Promise<Record<string, string>> {
  const env = { DATA_DIR: join(folder, name) };
  if (TEST_DATABASE === 'pglite') return env;
  return { ...env, DATABASE_URL: await newPostgresDatabase(NOTHING) };
}
