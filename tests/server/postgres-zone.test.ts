import { expect, test } from 'vitest';
import { openPostgres } from '../../server/db/open-postgres';
import { newPostgresDatabase, TEMPLATE_DATABASE } from '../support/postgres-databases';
import { rowsOf } from '../support/rows-of';
import { TEST_DATABASE } from '../support/test-database';

test.skipIf(TEST_DATABASE !== 'postgres')(
  'days are counted in UTC, whatever zone the database was given',
  async () => {
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
  },
);
