import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Has the tables of the newest schema and no rows; nobody stays connected to it. */
export const TEMPLATE_DATABASE = 'gida_template';
/** Has nothing at all. */
export const NOTHING = 'template0';

/** Makes a database of the run's own PostgreSQL under a name that no other has, and returns its address. */
export function newPostgresDatabase(template: string): Promise<string> {
  return createPostgresDatabase(`gida_test_${randomBytes(6).toString('hex')}`, template);
}

/**
 * Makes a database on the run's own PostgreSQL, which is thrown away as a whole, and returns its address.
 * @param template the database that it begins as a copy of: nobody may be connected to that one
 */
export async function createPostgresDatabase(name: string, template: string): Promise<string> {
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Takes a database of the run away, with whoever is still connected to it. */
export async function dropPostgresDatabase(url: string): Promise<void> {
  await asAdmin(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

function adminUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  return url;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
