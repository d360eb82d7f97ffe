/** Values a statement may carry; arrays go to `= ANY($1)`. */
export type SqlValue = string | number | boolean | null | Date | Uint8Array | string[] | number[];

/** Anything that runs one statement: the database itself or a transaction on it. */
export type Queryable = {
  /** Runs one statement with $1, $2 … and answers its rows. int8 and numeric arrive as numbers. */
  query<Row>(sql: string, values?: SqlValue[]): Promise<Row[]>;
};

/** The one port to PostgreSQL, embedded or not. */
export type Database = Queryable & {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits its result, rolls back on any error. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs a script of several statements, outside any transaction of ours. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};
