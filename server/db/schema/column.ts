import type { ColumnType } from 'kysely';

/** The types of columns, by the names that PostgreSQL itself gives them. */
export type SqlType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'integer'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'timestamp with time zone'
  | 'date'
  | 'jsonb'
  | 'bytea';

/** A column: what the database knows of it, and which values are read, inserted and set in it. */
export type Column<Read = unknown, Inserted = Read, Set = Inserted> = {
  readonly type: SqlType;
  readonly isNullable: boolean;
  /** Whether an insert may leave it out, though it is not null. */
  readonly hasDefault: boolean;
  /** For the compiler alone: there is no such value. */
  readonly values?: ColumnType<Read, Inserted, Set>;
};

/** The columns of a table by their names, as Kysely takes them. */
export type TableOf<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: NonNullable<Columns[Name]['values']>;
};

const plain = (type: SqlType) => ({ type, isNullable: false, hasDefault: false });

/** The kinds of columns; none is null or may be left out but by `orNull` and `orDefault`. */
export const column = {
  uuid: (): Column<string> => plain('uuid'),
  /** One of a few words where a type is given. */
  text: <Word extends string = string>(): Column<Word> => plain('text'),
  texts: (): Column<string[]> => plain('text[]'),
  int: (): Column<number> => plain('integer'),
  bigint: (): Column<number> => plain('bigint'),
  float: (): Column<number> => plain('double precision'),
  flag: (): Column<boolean> => plain('boolean'),
  moment: (): Column<Date, Date | string> => plain('timestamp with time zone'),
  /** yyyy-mm-dd, as no driver makes a moment of it. */
  day: (): Column<string> => plain('date'),
  /** Written as JSON text: a driver would take a list for an array of the database. */
  json: <Value>(): Column<Value, string> => plain('jsonb'),
  bytes: (): Column<Uint8Array> => plain('bytea'),
  /** Counted up by the database alone. */
  identity: (): Column<number, never, never> => ({ ...plain('bigint'), hasDefault: true }),
};

/** The column, where it may be null; an insert may leave it out then. */
export function orNull<Read, Inserted, Set>(
  of: Column<Read, Inserted, Set>,
): Column<Read | null, Inserted | null | undefined, Set | null> {
  return { type: of.type, isNullable: true, hasDefault: of.hasDefault };
}

/** The column, where the database has a value for an insert that leaves it out. */
export function orDefault<Read, Inserted, Set>(
  of: Column<Read, Inserted, Set>,
): Column<Read, Inserted | undefined, Set> {
  return { type: of.type, isNullable: of.isNullable, hasDefault: true };
}
