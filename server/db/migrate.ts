import { advisoryLock } from './advisory-lock';
import type { Database, Queryable } from './database';
import { liftTimeLimit } from './lift-time-limit';
import type { Migration } from './migrations/migration';
import { MIGRATIONS } from './migrations/all';

/**
 * Brings the schema to the newest version, or to an earlier one that is named, one transaction a step; safe for two
 * instances at once.
 * @returns how many steps that took
 */
export async function migrate(
  database: Database,
  { upTo = Infinity }: { upTo?: number } = {},
): Promise<number> {
  await database.transaction(async (tx) => {
    await waitForTurn(tx);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
  });
  let applied = 0;
  for (const migration of MIGRATIONS.filter(({ version }) => version <= upTo))
    applied += await database.transaction((tx) => takeStep(tx, migration));
  return applied;
}

/** The steps that a database lacks, all in one transaction: rows of an earlier schema were just put in. */
export async function migrateWithin(tx: Queryable): Promise<void> {
  for (const migration of MIGRATIONS) await takeStep(tx, migration);
}

async function takeStep(tx: Queryable, migration: Migration): Promise<0 | 1> {
  await waitForTurn(tx);
  const { version, name } = migration;
  const done = await tx.kysely
    .selectFrom('schema_migrations')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  if (done !== undefined) return 0;
  for (const statement of migration.statements) await tx.query(statement);
  await migration.run?.(tx);
  await tx.kysely.insertInto('schema_migrations').values({ version, name }).execute();
  return 1;
}

/** Of several instances one changes the tables, and the others wait for it. */
async function waitForTurn(tx: Queryable): Promise<void> {
  // An index on a large table takes longer than a request may, and so does waiting for it.
  await liftTimeLimit(tx);
  await advisoryLock(tx, 'migrations');
}
