import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { EncodingError } from './decode-text';
import { knownNames } from './map-header';

/** A table of ten thousand listings unpacks to some 20 MB; what claims to be far more is no table. */
const MOST_UNPACKED_BYTES = 100_000_000;
const LINES_ABOVE = 20;

/**
 * The sheet of a workbook that is a table of listings, as CSV: the first whose lines name most fields.
 * @throws EncodingError for what is no workbook, is protected by a password, or unpacks to too much
 */
export async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  requireModest(bytes);
  const sheets = await readWorkbook(bytes.buffer, { trim: false }).catch(() => {
    throw new EncodingError(
      'This file could not be read as a workbook. Save it as .xlsx or as CSV, without a password.',
    );
  });
  const tables = sheets.map(({ data }) => data.map((row) => row.map(textOf)));
  const namesIn = (table: readonly string[][]) =>
    Math.max(0, ...table.slice(0, LINES_ABOVE).map(knownNames));
  const best = tables.reduce<string[][]>(
    (one, other) => (namesIn(other) > namesIn(one) ? other : one),
    tables[0] ?? [],
  );
  // A comma and line ends that are told once: no cell is taken for another.
  return `sep=,\n${papaparse.unparse(best, { newline: '\n' })}`;
}

/** @throws EncodingError where the parts of a package claim more than any table has */
function requireModest(bytes: Uint8Array): void {
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new EncodingError('This file is damaged: it begins like a workbook and does not end so.');
  }
  if (unpacked > MOST_UNPACKED_BYTES)
    throw new EncodingError('This workbook is too large to be read here. Save its table as CSV.');
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  // A date of a spreadsheet has no time zone: the library gives it as one of UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? plain(cell) : String(cell);
}

/** 85000000 and not 8.5e+7, as numbers of any size that a price has. */
function plain(number: number): string {
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
}
