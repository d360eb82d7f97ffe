import Papa from 'papaparse';
import { HeaderError } from './header-error';

/** A file as a table: its columns' names, and each row by them. */
export type Table = { names: string[]; rows: Record<string, string>[] };

/** Reads a CSV with a line of names. @throws HeaderError when the file is no table. */
export function readTable(text: string): Table {
  const parsed = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const names = parsed.meta.fields ?? [];
  if (names.length < 2 || parsed.data.length === 0) {
    throw new HeaderError(
      'This file is no table of listings: it needs a line of column names and at least one row.',
    );
  }
  return { names, rows: parsed.data };
}
