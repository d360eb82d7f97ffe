import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../server/modules/properties/property-columns';
import { createTestApp, type TestApp } from '../support/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** What PostgreSQL calls the types that the columns are written with. */
const NAMES: Record<string, string> = {
  text: 'text',
  bigint: 'bigint',
  int: 'integer',
  float8: 'double precision',
  boolean: 'boolean',
  'text[]': 'ARRAY',
};

test('the database has each column of a listing, of the type it is written with', async () => {
  const rows = await t.database.query<{ column_name: string; data_type: string }>(
    `SELECT column_name, data_type FROM information_schema.columns WHERE table_name = 'properties'`,
  );
  const stored = new Map(rows.map(({ column_name, data_type }) => [column_name, data_type]));
  expect(CONTENT_TYPES.size).toBeGreaterThan(30);
  for (const [column, type] of CONTENT_TYPES) expect(stored.get(column), column).toBe(NAMES[type]);
});
