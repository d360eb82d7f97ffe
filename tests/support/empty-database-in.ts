import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { TEST_DATABASE } from './test-database';

/** As `emptyDatabaseIn`, with the tables of the newest schema already there. */
export async function madeDatabaseIn(
  folder: string,
  name: string,
): Promise<Record<string, string>> {
  const env = await emptyDatabaseIn(folder, name);
  const made = process.env.TEST_PGLITE_DATA;
  if (TEST_DATABASE === 'pglite' && made !== undefined && env.DATA_DIR !== undefined)
    cpSync(join(made, 'pglite'), join(env.DATA_DIR, 'pglite'), { recursive: true });
  return env;
}

/** A database of the kind under test, empty, with its DATA_DIR in `folder`: its environment. */
export async function emptyDatabaseIn(
  folder: string,
  name: string,
): Promise<Record<string, string>> {
  const env = { DATA_DIR: join(folder, name) };
  if (TEST_DATABASE === 'pglite') return env;
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  const database = `ops_${name.replace(/\W/g, '_')}_${process.pid}`;
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  return { ...env, DATABASE_URL: url.href };
}
