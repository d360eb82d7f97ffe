import { readFile } from 'node:fs/promises';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';
import { COLUMNS } from '../../server/db/schema/schema';
import { newPostgresDatabase, TEMPLATE_DATABASE } from './postgres-databases';

/** The database that the server tests of this project run on. */
export const TEST_DATABASE = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

const TABLES = Object.keys(COLUMNS).filter((name) => name !== 'schema_migrations');
const EMPTY = `TRUNCATE ${TABLES.join(', ')} RESTART IDENTITY CASCADE`;

/** Databases of this worker that were given back, empty: to make one takes a second, to empty one 30 ms. */
const idle: Database[] = [];
let template: Promise<Blob> | undefined;

/**
 * An empty database at the newest schema, for one test file or app at a time. Closing it empties it
 * for the next: whoever changes its schema changes it back before.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await makeDatabase());
  return {
    ...database,
    close: async () => {
      await database.query(EMPTY);
      idle.push(database);
    },
  };
}

function makeDatabase(): Promise<Database> {
  return TEST_DATABASE === 'postgres' ? makeOnPostgres() : makeInMemory();
}

async function makeInMemory(): Promise<Database> {
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

async function makeOnPostgres(): Promise<Database> {
  // A statement that waits for a transaction which nobody ends would wait for ever.
  const url = new URL(await newPostgresDatabase(TEMPLATE_DATABASE));
  url.searchParams.set('options', '-c lock_timeout=60s');
  return openPostgres(url.href);
}
