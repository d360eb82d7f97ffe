import { expect, test } from 'vitest';
import { COLUMNS } from '../../server/db/schema/schema';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();

type Stored = { table: string; name: string; type: string; nullable: boolean; filled: boolean };

const storedColumns = () =>
  rowsOf<Stored>(
    t.database,
    `SELECT table_name AS table, column_name AS name, udt_name::regtype::text AS type,
       is_nullable = 'YES' AS nullable, column_default IS NOT NULL OR is_identity = 'YES' AS filled
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );

const inLines = (columns: { table: string; name: string; type: string; nullable: boolean }[]) =>
  columns
    .map(
      ({ table, name, type, nullable }) => `${table}.${name} ${type}${nullable ? ' or null' : ''}`,
    )
    .toSorted();

test('statements are held to the tables that the migrations make: names, types, what may be null', async () => {
  const stored = await storedColumns();
  const described = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([name, column]) => ({
      table,
      name,
      type: column.type,
      nullable: column.isNullable,
    })),
  );
  expect(inLines(described)).toEqual(inLines(stored));
  // Of the migrations themselves, so that the two do not agree on nothing.
  expect(inLines(stored)).toContain('properties.price bigint');
  expect(inLines(stored)).toContain('properties.key_features text[]');
  expect(inLines(stored)).toContain('users.phone text or null');
});

test('what an insert may leave out has a value of the database, or none', async () => {
  const filled = new Set(
    (await storedColumns())
      .filter((column) => column.filled)
      .map(({ table, name }) => `${table}.${name}`),
  );
  const left = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([name, column]) =>
      column.hasDefault ? [`${table}.${name}`] : [],
    ),
  );
  expect(left.length).toBeGreaterThan(50);
  expect(left.filter((name) => !filled.has(name))).toEqual([]);
});
