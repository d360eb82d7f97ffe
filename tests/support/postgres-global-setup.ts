import pg from 'pg';
import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/open-postgres';
import { TEMPLATE_DATABASE } from './new-postgres-database';
import { startPostgres } from './start-postgres';

/** Starts the PostgreSQL that a whole run of tests shares, with a template of the newest schema. */
export default async function setup(): Promise<() => void> {
  // By another project of this run, or by the program that started it.
  if (process.env.TEST_POSTGRES_URL !== undefined) return () => undefined;
  const postgres = await startPostgres({ isDurable: false });
  if (postgres === null) throw new Error('PostgreSQL is not installed');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  const template = await openPostgres(url.href);
  await migrate(template);
  await template.close();
  process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
