import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { EncodingError } from './decode-text';
import { knownNames } from './map-header';
import { sectionOffer } from './section-offer';

/** A table of ten thousand listings unpacks to some 20 MB; what claims to be far more is no table. */
const MOST_UNPACKED_BYTES = 100_000_000;
const LINES_ABOVE = 20;

type Sheet = { name: string; lines: string[][]; header: number; fields: number };

/**
 * The sheets of a workbook that are tables of listings, as one CSV: the one whose lines name most fields,
 * and those that name nearly as many. What a sheet's name says of all in it ('Rent') stands above its rows.
 * @throws EncodingError for what is no workbook, is protected by a password, or unpacks to too much
 */
export async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  requireModest(bytes);
  const sheets = await readWorkbook(bytes.buffer, { trim: false }).catch(() => {
    throw new EncodingError(
      'This file could not be read as a workbook. Save it as .xlsx or as CSV, without a password.',
    );
  });
  const read = sheets.map(({ sheet, data }) => sheetOf(sheet, data));
  const most = Math.max(0, ...read.map(({ fields }) => fields));
  const tables = read.filter(
    ({ fields }) => fields >= most * LEAST_SHARE && fields >= LEAST_FIELDS,
  );
  const lines = tables.length > 1 ? together(tables) : (tables[0] ?? read[0])?.lines;
  // A comma and line ends that are told once: no cell is taken for another.
  return `sep=,\n${papaparse.unparse(lines ?? [], { newline: '\n' })}`;
}

/** A second table of homes names nearly what the first one does; a summary, or a key of words, far less. */
const LEAST_SHARE = 0.75;
const LEAST_FIELDS = 2;

function sheetOf(name: string, data: readonly (readonly (CellValue | null)[])[]): Sheet {
  const lines = data.map((row) => row.map(textOf));
  const counts = lines.slice(0, LINES_ABOVE).map(knownNames);
  const fields = Math.max(0, ...counts);
  return { name, lines, header: Math.max(0, counts.indexOf(fields)), fields };
}

/** One table of several: each row under the names of all, sheets whose name says no offer first. */
function together(sheets: readonly Sheet[]): string[][] {
  const headerOf = ({ lines, header }: Sheet) => (lines[header] ?? []).map((cell) => cell.trim());
  const names = [...new Set(sheets.flatMap(headerOf))].filter((name) => name !== '');
  const says = ({ name }: Sheet) => sectionOffer([name]) !== null;
  const ordered = [...sheets.filter((sheet) => !says(sheet)), ...sheets.filter(says)];
  return [
    names,
    ...ordered.flatMap((sheet) => {
      const at = names.map((name) => headerOf(sheet).indexOf(name));
      const rows = sheet.lines
        .slice(sheet.header + 1)
        // A heading within a sheet is one cell, wherever it stands.
        .map((row) => (sectionOffer(row) === null ? at.map((column) => row[column] ?? '') : row));
      return says(sheet) ? [[sheet.name], ...rows] : rows;
    }),
  ];
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
