import { advisoryLock } from './advisory-lock';
import type { Database } from './database';
import { MIGRATIONS } from './migrations/all';

/** Brings the schema to the newest version, one transaction a step; safe for two instances at once. */
export async function migrate(database: Database): Promise<number> {
  await database.transaction(async (tx) => {
    await advisoryLock(tx, 'migrations');
    await tx.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
  });
  let applied = 0;
  for (const migration of MIGRATIONS) {
    applied += await database.transaction(async (tx) => {
      await advisoryLock(tx, 'migrations');
      const { version, name } = migration;
      const done = await tx.kysely
        .selectFrom('schema_migrations')
        .select('version')
        .where('version', '=', version)
        .executeTakeFirst();
      if (done !== undefined) return 0;
      // An index on a large table takes longer than a request may.
      await tx.query('SET LOCAL statement_timeout = 0');
      for (const statement of migration.statements) await tx.query(statement);
      await tx.kysely.insertInto('schema_migrations').values({ version, name }).execute();
      return 1;
    });
  }
  return applied;
}
