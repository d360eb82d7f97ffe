import papaparse from 'papaparse';

/** A table as CSV, with the mark by which spreadsheets know the naira sign. */
export function listingsCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${papaparse.unparse(table.map((row) => [...row]))}`;
}
