import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Makes a database on the run's own PostgreSQL, which is thrown away as a whole, and returns its address.
 * @param isMade whether it has the tables of the newest schema already
 */
export async function newPostgresDatabase({ isMade }: { isMade: boolean }): Promise<string> {
  const admin = process.env.TEST_POSTGRES_URL;
  if (admin === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `gida_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const template = isMade ? TEMPLATE_DATABASE : 'template0';
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** Has the tables of the newest schema and no rows; nobody stays connected to it. */
export const TEMPLATE_DATABASE = 'gida_template';
