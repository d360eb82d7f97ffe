import Papa from 'papaparse';
import { HeaderError } from './header-error';
import { knownNames } from './map-header';
import type { Table } from './table';

/** A title, a date and an empty line may stand above the names; more is not looked through. */
const LINES_ABOVE = 12;

/** Reads a CSV with a line of names. @throws HeaderError when the file is no table. */
export function readTable(text: string): Table {
  const parsed = Papa.parse<Record<string, string>>(fromHeader(text), {
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

/** The text from the line that names fields on, where the first line names none. */
function fromHeader(text: string): string {
  const lines = text.split(/(?<=\n)/, LINES_ABOVE);
  const counts = lines.map((line) => knownNames(Papa.parse<string[]>(line.trim()).data[0] ?? []));
  const best = counts.findIndex((count) => count >= 2);
  // A line with a quote may be a part of a cell: then nothing is cut off.
  if ((counts[0] ?? 0) > 0 || best <= 0 || lines.slice(0, best).some((line) => line.includes('"')))
    return text;
  return text.slice(lines.slice(0, best).join('').length);
}
