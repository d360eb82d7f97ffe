import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Queryable } from './database';
import type { Schema } from './schema/schema';

/** Runs one statement with $1, $2 … and answers its rows. */
type RunStatement = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** The port's two ways to make a statement, over whatever runs one: a database, or a transaction open on it. */
export function queryableOver(run: RunStatement): Queryable {
  return {
    kysely: kyselyOver(run),
    query: (sql, values = []) => run<Record<string, unknown>>(sql, values),
  };
}

function kyselyOver(run: RunStatement): Kysely<Schema> {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => ({ rows: await run(sql, parameters) }),
    streamQuery: notOurs,
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: nothing,
        acquireConnection: () => Promise.resolve(connection),
        releaseConnection: nothing,
        destroy: nothing,
        // The embedded database has transactions as a callback alone: the port opens them.
        beginTransaction: notOurs,
        commitTransaction: notOurs,
        rollbackTransaction: notOurs,
      }),
    },
  });
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

function notOurs(): never {
  throw new Error('Use Database.transaction');
}
