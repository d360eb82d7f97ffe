import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';

/** The database the server tests run on: each file gets one of its own. */
export const TEST_DATABASE = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

let template: Promise<Blob> | undefined;

/** An empty database at the newest schema; closing it drops it. */
export async function openTestDatabase(): Promise<Database> {
  return TEST_DATABASE === 'postgres' ? openOnPostgres() : openInMemory();
}

async function openInMemory(): Promise<Database> {
  template ??= emptyDump();
  return openPglite({ dataDir: null, loadDataDir: await template });
}

/** The copy that the whole run shares; outside of a test run one of its own. */
async function emptyDump(): Promise<Blob> {
  const shared = process.env.TEST_PGLITE_DUMP;
  if (shared !== undefined) return new Blob([await readFile(shared)]);
  const first = await openPglite({ dataDir: null });
  await migrate(first);
  const dump = await first.dump();
  await first.close();
  return dump;
}

async function openOnPostgres(): Promise<Database> {
  const admin = process.env.TEST_POSTGRES_URL;
  if (admin === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `gida_test_${randomBytes(6).toString('hex')}`;
  await onServer(admin, `CREATE DATABASE ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
