import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/open-postgres';
import { createPostgresDatabase, NOTHING, TEMPLATE_DATABASE } from './postgres-databases';
import { startPostgres } from './start-postgres';

/** Starts the PostgreSQL that a whole run of tests shares, with a template of the newest schema. */
export default async function setup(): Promise<() => void> {
  // By another project of this run, or by the program that started it.
  if (process.env.TEST_POSTGRES_URL !== undefined) return () => undefined;
  const postgres = await startPostgres({ isDurable: false });
  if (postgres === null) throw new Error('PostgreSQL is not installed');
  process.env.TEST_POSTGRES_URL = postgres.url;
  const template = await openPostgres(await createPostgresDatabase(TEMPLATE_DATABASE, NOTHING));
  await migrate(template);
  await template.close();
  return postgres.stop;
}
