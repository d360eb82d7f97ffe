import { describe, expect, test } from 'vitest';
import { advisoryLock } from '../../server/db/advisory-lock';
import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/open-postgres';
import { newPostgresDatabase, TEMPLATE_DATABASE } from '../support/postgres-databases';
import { rowsOf } from '../support/rows-of';
import { TEST_DATABASE } from '../support/test-database';

describe.skipIf(TEST_DATABASE !== 'postgres')('PostgreSQL', () => {
  test('counts days in UTC, whatever zone the database was given', async () => {
    const url = new URL(await newPostgresDatabase(TEMPLATE_DATABASE));
    url.searchParams.set('options', '-c TimeZone=America/New_York');
    const database = await openPostgres(url.href);
    const [row] = await rowsOf<{ day: string; steps: number }>(
      database,
      `SELECT ('2026-05-04'::date::timestamptz AT TIME ZONE 'UTC')::text AS day,
              (SELECT count(*) FROM generate_series(
                 date_trunc('day', timestamptz '2026-05-01T00:00Z'),
                 timestamptz '2026-05-07T12:00Z', interval '1 day'))::int AS steps`,
      [],
    );
    expect(row).toEqual({ day: '2026-05-04 00:00:00', steps: 7 });
    await database.close();
  });

  test('may end a connection within a transaction: that fails, and the process goes on', async () => {
    const database = await openPostgres(await newPostgresDatabase(TEMPLATE_DATABASE));
    const broken = database.transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, 'SELECT pg_backend_pid() AS pid');
      const isThere = () =>
        rowsOf(database, 'SELECT 1 FROM pg_stat_activity WHERE pid = $1', [own?.pid]);
      await database.query('SELECT pg_terminate_backend($1)', [own?.pid]);
      await expect.poll(isThere).toEqual([]);
      await tx.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow(/not queryable|terminat/);
    expect(await rowsOf(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('is waited for where another instance changes the tables for longer than a request may take', async () => {
    const url = await newPostgresDatabase(TEMPLATE_DATABASE);
    const [first, second] = [
      await openPostgres(url),
      await openPostgres(url, { statementTimeoutMs: 300 }),
    ];
    const waiting = await first.transaction(async (tx) => {
      await advisoryLock(tx, 'migrations');
      const steps = migrate(second).catch((error: unknown) => error);
      // The time is what this is about.
      await tx.query('SELECT pg_sleep(1)');
      return { steps };
    });
    expect(await waiting.steps).toBe(0);
    await first.close();
    await second.close();
  });
});
