import pg from 'pg';
import type { Database } from './database';
import { queryableOver } from './queryable-over';
import { StartError } from '../start-error';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Opens PostgreSQL by its address and proves that it answers.
 * @throws StartError when it cannot be reached within 5 seconds or refuses the login.
 */
export async function openPostgres(
  url: string,
  options: { statementTimeoutMs?: number } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Days are counted in UTC whatever zone the server was given: the last one would be cut in two.
    onConnect: async (client) => {
      await client.query(`SET TIME ZONE 'UTC'`);
    },
    // 0 is none: commands may take their time, a request may not.
    statement_timeout: options.statementTimeoutMs ?? 0,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : oid === DATE
            ? String
            : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The pool does not listen while a connection is in use: what is asked of one that broke fails, and that is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database in DATABASE_URL cannot be reached: ${reason(error)}. Start PostgreSQL, or correct DATABASE_URL`,
    );
  }
  return {
    kind: 'postgres',
    ...queryableOver(async (sql, values) => (await pool.query(sql, [...values])).rows),
    script: async (sql) => void (await pool.query(sql)),
    transaction: async (work) => {
      const client = await pool.connect();
      const tx = queryableOver(async (sql, values) => (await client.query(sql, [...values])).rows);
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(tx);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((rollbackError: Error) => {
          broken = rollbackError;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
