import Papa from 'papaparse';
import { isOwnTable } from '../../export/listing-columns';
import { htmlToText } from '../../html-to-text';
import { HeaderError } from './header-error';
import { clipRow } from '../clip-row';
import { asKey, LINES_ABOVE, listsInSheet, type NamedLine } from './lists-in-sheet';
import { knownNames, MOST_COLUMNS } from './map-header';
import { withOnePositionColumn } from './one-position-column';
import { withOnePriceColumn } from './one-price-column';
import { withPlacesAbove } from './places-above';
import { type ListedLine, rowsInSections, startsAnew } from './rows-in-sections';
import { GONE, KIND, PLACE, SECTION, SHEET, SHIFTED, type Table } from './table';
import { isWritten, sheetsOf } from './table-lines';
import { withDittos } from './with-dittos';

/** Letters: what separates the cells is told from so many. */
const TOP = 64 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];
/** The first line by which a spreadsheet is told what separates the cells; it shows none for it. */
const TOLD = /^sep=(.)\n/i;

/**
 * Reads a CSV with a line of names, whatever separates its cells: a table for each list with names of its own, of one
 * sheet or of several. No row is left out but empty ones, and the names and headings: what these say of the rows below
 * them each row keeps.
 * @throws HeaderError when the file is no table, or a quotation mark swallows the rest of it
 */
export function readTables(text: string): Table[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const told = TOLD.exec(plain);
  const body = told === null ? plain : plain.slice(told[0].length);
  const parsed = Papa.parse<string[]>(body, { delimiter: told?.[1] ?? separatorOf(body) });
  const open = parsed.errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined)
    throw new HeaderError(
      `A quotation mark is opened in or after row ${(open.row ?? 0) + 1} and never closed: the rows behind it cannot be told apart. Take it out, or write it twice.`,
    );
  // One record is one row of a spreadsheet, empty or with line breaks in its cells.
  const sheets = sheetsOf(parsed.data.map(clipRow)).map(listsInSheet);
  const lines = byNames(sheets.flatMap(({ below }) => below));
  const rows = byNames(sheets.flatMap(rowsInSections));
  const tables = [...rows].map(([names, list]) => tableOf(list, lines.get(names) ?? []));
  if (!tables.some(({ names }) => names.length > 1))
    throw new HeaderError(
      'This file is no table of listings: it needs a line of column names and at least one row.',
    );
  return tables;
}

/** The lines below the same names, in one sheet or several. */
function byNames<Below extends NamedLine>(lines: readonly Below[]): Map<string, Below[]> {
  const lists = new Map<string, Below[]>();
  for (const line of lines) {
    const key = asKey(line.names);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [line]);
    else list.push(line);
  }
  return lists;
}

/**
 * @param below the rows and the headings among them
 * @throws HeaderError where there are too many columns to read them all
 */
function tableOf(list: readonly ListedLine[], below: readonly NamedLine[]): Table {
  const names = namesOf(below);
  if (names.length > MOST_COLUMNS)
    throw new HeaderError(
      `This file has ${names.length.toLocaleString('en-NG')} columns: leave at most ${MOST_COLUMNS}.`,
    );
  const isLonger = (line: NamedLine) => line.cells.length > line.names.length;
  // Of most rows it is a column without a name, of some a comma within a cell.
  const areShifted = below.filter(isLonger).length <= below.length / 2;
  const isNew = (row: number) => startsAnew(list[row - 1], list[row]);
  const written = list.map((line) => line.cells);
  // What we wrote ourselves has no such marks: a home of that title keeps it.
  const cells = isOwnTable(names.map(({ name }) => name))
    ? written
    : withDittos(
        written.map((line) => line.map(withoutMarkup)),
        isNew,
      );
  const table = {
    names: names.map(({ name }) => name),
    rows: list.map((line, row) => ({
      ...Object.fromEntries(names.map(({ name, at }) => [name, cells[row]?.[at] ?? ''])),
      ...(areShifted && isLonger(line) ? { [SHIFTED]: 'yes' } : {}),
      ...(line.section === null ? {} : { [SECTION]: line.section }),
      ...(line.kind === null ? {} : { [KIND]: line.kind }),
      ...(line.place === null ? {} : { [PLACE]: line.place }),
      ...(line.gone ? { [GONE]: 'sold' } : {}),
      ...(line.sheet === null ? {} : { [SHEET]: line.sheet.name }),
    })),
    lines: list.map(({ line }) => line),
  };
  return withOnePositionColumn(withOnePriceColumn(withPlacesAbove(table, isNew)));
}

/** '<p>Fine flat</p>', '&#8358;2.5m': what a web site wrote for browsers. */
const MARKUP =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|font|a|table|t[rdh])(?:\s[^<>]*|\s*\/)?>|&(?:#\d{2,6}|#x[\da-f]{2,5}|amp|nbsp|lt|gt|quot|[lr]squo|[mn]dash);/i;

const withoutMarkup = (cell: string) => (MARKUP.test(cell) ? htmlToText(cell).join('\n') : cell);

/** What makes most names of fields out of the first lines; where none does, what looks regular. */
function separatorOf(text: string): string {
  const top = text.slice(0, TOP);
  const known = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(top, { delimiter: separator, preview: LINES_ABOVE });
    return { separator, names: Math.max(0, ...data.map(knownNames)) };
  });
  const best = known.reduce((one, other) => (other.names > one.names ? other : one));
  return best.names >= 2 ? best.separator : '';
}

/** Each column of a list that has a name or something in it, by a name of its own. */
function namesOf(below: readonly NamedLine[]): { name: string; at: number }[] {
  const head = below[0]?.names ?? [];
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  const given = new Set<string>();
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const written = (head[at] ?? '').trim();
    if (written === '' && !below.some(({ cells }) => isWritten(cells[at] ?? ''))) return [];
    const wished = written === '' ? `Column ${letterOf(at)} (no name)` : written;
    const name = given.has(wished) ? `${wished} (column ${letterOf(at)})` : wished;
    given.add(name);
    return [{ name, at }];
  });
}

/** What a spreadsheet calls a column: A, B, … Z, AA. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last;
}
