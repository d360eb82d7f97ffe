import type { Database } from './database';
import { MIGRATIONS } from './migrations/all';

// Any constant: two instances that start at once must name the same lock.
const MIGRATION_LOCK = 748_301;

/** Brings the schema to the newest version, one transaction a step; safe for two instances at once. */
export async function migrate(database: Database): Promise<number> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
  });
  let applied = 0;
  for (const migration of MIGRATIONS) {
    applied += await database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const done = await tx.query('SELECT 1 FROM schema_migrations WHERE version = $1', [
        migration.version,
      ]);
      if (done.length > 0) return 0;
      // An index on a large table takes longer than a request may.
      await tx.query('SET LOCAL statement_timeout = 0');
      for (const statement of migration.statements) await tx.query(statement);
      await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
        migration.version,
        migration.name,
      ]);
      return 1;
    });
  }
  return applied;
}
