import { startPostgres } from './start-postgres';

/** Vitest's global set-up of the PostgreSQL project. */
export default async function setup(): Promise<() => void> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL is not installed');
  process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
