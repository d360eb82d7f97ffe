/** A file as a table: its columns' names, and each row by them. */
export type Table = { names: string[]; rows: Record<string, string>[] };
