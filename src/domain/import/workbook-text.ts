import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { EncodingError } from './decode-text';
import { headerUnits } from './header-units';
import { isListingHeader, knownNames, mapHeader } from './map-header';
import { sectionOffer } from './section-offer';
import { sheetLine } from './sheet-line';

/** A table of ten thousand listings unpacks to some 20 MB; what claims to be far more is no table. */
const MOST_UNPACKED_BYTES = 100_000_000;
const LINES_ABOVE = 20;

type Sheet = { name: string; lines: string[][]; header: number; fields: number };

/** The tables of a workbook as one text, and the sheets that are none. */
export type WorkbookText = { text: string; leftOut: string[] };

/**
 * The sheets of a workbook that are tables of listings, as one CSV. Each begins with a line that says its
 * name and the number of its first row: what its name says of all in it ('Rent') is said of its rows.
 * @throws EncodingError for what is no workbook, is protected by a password, or unpacks to too much
 */
export async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookText> {
  requireModest(bytes);
  const sheets = await readWorkbook(bytes.buffer, { trim: false }).catch(() => {
    throw new EncodingError(
      'This file could not be read as a workbook. Save it as .xlsx or as CSV, without a password.',
    );
  });
  const read = sheets.map(({ sheet, data }) => sheetOf(sheet, data));
  const [fullest] = read.toSorted((one, other) => other.fields - one.fields);
  const least = Math.min(LEAST_FIELDS, fullest?.fields ?? 0);
  const listed = read.filter(
    ({ lines, header, fields }) => fields >= least && isListingHeader(lines[header] ?? []),
  );
  // Where none is one, the fullest is read for what it lacks.
  const tables = listed.length > 0 || fullest === undefined ? listed : [fullest];
  const [only] = tables;
  const lines =
    tables.length === 1 && only ? [sheetLine(only.name, 1), ...only.lines] : together(tables);
  return {
    // A comma and line ends that are told once: no cell is taken for another.
    text: `sep=,\n${papaparse.unparse(lines, { newline: '\n' })}`,
    leftOut: read
      .filter((sheet) => !tables.includes(sheet) && hasRows(sheet))
      .map(({ name }) => name),
  };
}

/** A place and a price alone may be a summary: 'Lekki, 95m on average'. */
const LEAST_FIELDS = 3;

const hasRows = ({ lines }: Sheet) =>
  lines.filter((cells) => cells.some((cell) => cell.trim() !== '')).length > 1;

function sheetOf(name: string, data: readonly (readonly (CellValue | null)[])[]): Sheet {
  const lines = data.map((row) => row.map(textOf));
  const counts = lines.slice(0, LINES_ABOVE).map(knownNames);
  const fields = Math.max(0, ...counts);
  return { name, lines, header: Math.max(0, counts.indexOf(fields)), fields };
}

/** One table of several: columns that mean the same stand under the first of their names. */
function together(sheets: readonly Sheet[]): string[][] {
  const meanings = sheets.map(({ lines, header }) => meaningsOf(lines[header] ?? []));
  const names = new Map<string, string>();
  for (const { meaning, name } of meanings.flat())
    if (!names.has(meaning)) names.set(meaning, name);
  return [
    [...names.values()],
    ...sheets.flatMap((sheet, of) => {
      const own = new Map(meanings[of]?.map(({ meaning, at }) => [meaning, at]));
      const at = [...names.keys()].map((meaning) => own.get(meaning) ?? -1);
      const rows = sheet.lines
        .slice(sheet.header + 1)
        // A heading within a sheet is one cell, wherever it stands.
        .map((row) => (sectionOffer(row) === null ? at.map((column) => row[column] ?? '') : row));
      return [sheetLine(sheet.name, sheet.header + 2), ...rows];
    }),
  ];
}

/** What each named column is: a field in a unit, else its own name. */
function meaningsOf(written: readonly string[]): { meaning: string; name: string; at: number }[] {
  const names = written.map((name) => name.trim());
  const fields = new Map(
    Object.entries(mapHeader({ names, rows: [] }).columns).map(([field, name]) => [name, field]),
  );
  return names
    .map((name, at) => {
      const { area, price, isShare } = headerUnits(name);
      const field = fields.get(name);
      return { meaning: JSON.stringify(field ? [field, area, price, isShare] : name), name, at };
    })
    .filter(({ name, at }) => name !== '' && names.indexOf(name) === at);
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
