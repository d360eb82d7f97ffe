import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema';

/** Anything that runs statements: the database itself or a transaction on it. */
export type Queryable = {
  /** Statements that the compiler holds to the tables. int8 and numeric arrive as numbers, days as text. */
  readonly kysely: Kysely<Schema>;
  /** One statement as text with $1, $2 …, its rows unread: for what works on any table, as backups do. */
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};

/** Connections of this process: all, those at rest, and how many wait for one. */
export type Connections = { total: number; idle: number; waiting: number };

/** The one port to PostgreSQL, embedded or not. */
export type Database = Queryable & {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits its result, rolls back on any error. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs a script of several statements, outside any transaction of ours. */
  script(sql: string): Promise<void>;
  /** Null for the embedded database, which has none. */
  connections(): Connections | null;
  close(): Promise<void>;
};
