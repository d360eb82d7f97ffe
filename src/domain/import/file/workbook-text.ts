import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { EncodingError } from './decode-text';
import { isListingHeader, knownNames } from '../table/map-header';
import { LINES_ABOVE } from '../table/lists-in-sheet';
import { placeHeading } from '../table/place-heading';
import { sheetLine } from './sheet-line';
import type { LeftOutSheet } from '../unread-sheets-words';

/** A table of ten thousand listings unpacks to some 20 MB; what claims to be far more is no table. */
const MOST_UNPACKED_BYTES = 100_000_000;

type Sheet = { name: string; lines: string[][]; header: number; fields: number };

/** The tables of a workbook as one text, and the sheets that are none. */
export type WorkbookText = { text: string; leftOut: LeftOutSheet[] };

/**
 * The sheets of a workbook that are tables of listings, as one CSV. Each begins with a line that says its
 * name: what that says of all in it ('Rent') is said of its rows.
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
    ({ name, lines, header, fields }) =>
      fields >= least && isListingHeader(lines[header] ?? [], placeAbove(name, lines)),
  );
  // Where none is one, the fullest is read for what it lacks.
  const tables = listed.length > 0 || fullest === undefined ? listed : [fullest];
  const lines = tables.flatMap((sheet) => [sheetLine(sheet.name), ...sheet.lines]);
  return {
    // A comma and line ends that are told once: no cell is taken for another.
    text: `sep=,\n${papaparse.unparse(lines, { newline: '\n' })}`,
    leftOut: read
      .filter((sheet) => !tables.includes(sheet) && hasWords(sheet))
      .map(({ name, fields }) => ({ name, isSparse: fields > 0 && fields < least })),
  };
}

/** A place and a price alone may be a summary: 'Lekki, 95m on average'. */
const LEAST_FIELDS = 3;

/** A place that the sheet's name or one of its headings says. */
const placeAbove = (name: string, lines: Sheet['lines']): string | null =>
  [[name], ...lines].map(placeHeading).find((place) => place !== null) ?? null;

const hasWords = ({ lines }: Sheet) =>
  lines.some((cells) => cells.some((cell) => cell.trim() !== ''));

function sheetOf(name: string, data: readonly (readonly (CellValue | null)[])[]): Sheet {
  const lines = data.map((row) => row.map(textOf));
  const counts = lines.slice(0, LINES_ABOVE).map(knownNames);
  const fields = Math.max(0, ...counts);
  return { name, lines, header: Math.max(0, counts.indexOf(fields)), fields };
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
  return typeof cell === 'number' ? plain(cell) : unescaped(String(cell));
}

/** Letters as a workbook may write them: '_x0041_' is 'A'. */
function unescaped(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** 85000000 and not 8.5e+7, as numbers of any size that a price has. */
function plain(number: number): string {
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
}
