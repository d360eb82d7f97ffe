import type { Queryable } from './database';

/** The version of the newest migration that a database has had; 0 where it has had none. */
export async function schemaVersion(db: Queryable): Promise<number> {
  const row = await db.kysely
    .selectFrom('schema_migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
