import Papa from 'papaparse';
import { isOwnTable } from '../../export/listing-columns';
import { htmlToText } from '../../html-to-text';
import { HeaderError } from './header-error';
import { readTypeWord } from '../../listing-text/read-type';
import { clipRow } from '../clip-row';
import { isRow } from './columns-by-cells';
import { knownNames, MOST_COLUMNS } from './map-header';
import { withOnePositionColumn } from './one-position-column';
import { withOnePriceColumn } from './one-price-column';
import { isGoneHeading, sectionOffer } from '../../listing-text/section-offer';
import { type SheetStart, sheetOffer, sheetStart } from './sheet-line';
import { placeHeading } from './place-heading';
import { withPlacesAbove } from './places-above';
import { GONE, KIND, PLACE, type RowName, SECTION, SHEET, SHIFTED, type Table } from './table';
import { withDittos } from './with-dittos';

/** A title, a date and an empty line may stand above the names; more is not looked through. */
const LINES_ABOVE = 20;
/** Letters: what separates the cells is told from so many. */
const TOP = 64 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];
/** The first line by which a spreadsheet is told what separates the cells; it shows none for it. */
const TOLD = /^sep=(.)\n/i;

/**
 * Reads a CSV with a line of names, whatever separates its cells. No row is left out but empty ones and
 * the headings that say what the rows below them offer or where they are: each of these rows keeps that.
 * @throws HeaderError when the file is no table, or a quotation mark swallows the rest of it
 */
export function readTable(text: string): Table {
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
  const records = namedRecords(parsed.data.map(clipRow)).filter(hasWords);
  const { names: at, first } = headerAt(records.map(({ cells }) => cells));
  const [head, below] = [at === null ? undefined : records[at], records.slice(first)];
  const above = records.slice(0, at ?? first);
  const names = namesOf(head?.cells ?? [], below);
  if (names.length < 2 || below.length === 0)
    throw new HeaderError(
      'This file is no table of listings: it needs a line of column names and at least one row.',
    );
  if (names.length > MOST_COLUMNS)
    throw new HeaderError(
      `This file has ${names.length.toLocaleString('en-NG')} columns: leave at most ${MOST_COLUMNS}.`,
    );
  const isLonger = ({ cells }: Line) => cells.length > (head?.cells.length ?? 0);
  // Of most rows it is a column without a name, of some a comma within a cell.
  const areShifted = below.filter(isLonger).length <= below.length / 2;
  const listed = inSections(below, above);
  const written = listed.map((line) => line.cells);
  // What we wrote ourselves has no such marks: a home of that title keeps it.
  const cells = isOwnTable(names.map(({ name }) => name))
    ? written
    : withDittos(
        written.map((line) => line.map(withoutMarkup)),
        (row) => startsAnew(listed[row - 1], listed[row]),
      );
  const table = {
    names: names.map(({ name }) => name),
    rows: listed.map((line, row) => ({
      ...Object.fromEntries(names.map(({ name, at }) => [name, cells[row]?.[at] ?? ''])),
      ...(areShifted && isLonger(line) ? { [SHIFTED]: 'yes' } : {}),
      ...(line.section === null ? {} : { [SECTION]: line.section }),
      ...(line.kind === null ? {} : { [KIND]: line.kind }),
      ...(line.place === null ? {} : { [PLACE]: line.place }),
      ...(line.gone ? { [GONE]: 'sold' } : {}),
      ...(line.sheet === null ? {} : { [SHEET]: line.sheet.name }),
    })),
    lines: listed.map(({ line }) => line),
  };
  return withOnePositionColumn(
    withOnePriceColumn(withPlacesAbove(table, (row) => startsAnew(listed[row - 1], listed[row]))),
  );
}

/** '<p>Fine flat</p>', '&#8358;2.5m': what a web site wrote for browsers. */
const MARKUP =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|font|a|table|t[rdh])(?:\s[^<>]*|\s*\/)?>|&(?:#\d{2,6}|#x[\da-f]{2,5}|amp|nbsp|lt|gt|quot|[lr]squo|[mn]dash);/i;

const withoutMarkup = (cell: string) => (MARKUP.test(cell) ? htmlToText(cell).join('\n') : cell);

/** The rows without the headings among them, each with what the last one above it says. */
function inSections(lines: readonly Line[], above: readonly Line[]): Listed[] {
  let headings = 0;
  let { section, kind } = titled(above);
  let gone = false;
  let place: string | null = null;
  let sheet: SheetStart | null = null;
  return lines.flatMap((line) => {
    // What one sheet says is nothing of the next.
    if (line.sheet !== sheet) {
      section = line.sheet && sheetOffer(line.sheet);
      kind = line.sheet && kindHeading([line.sheet.name]);
      place = line.sheet && placeHeading([line.sheet.name]);
      gone = line.sheet !== null && isGoneHeading([line.sheet.name]);
    }
    sheet = line.sheet;
    const heading = sectionOffer(line.cells);
    const named = kindHeading(line.cells);
    const isGone = isGoneHeading(line.cells);
    const inPlace = placeHeading(line.cells);
    if (heading === null && !isGone && inPlace === null)
      return [{ ...line, section, kind, gone, place, heading: headings }];
    headings += 1;
    section = heading ?? section;
    kind = named ?? (heading === null ? kind : null);
    // 'LEKKI' below 'SOLD' is still of what is sold.
    if (heading !== null || isGone) gone = isGone;
    place = inPlace ?? place;
    return [];
  });
}

/** Whether a heading or another sheet stands between two rows. */
function startsAnew(above: Listed | undefined, row: Listed | undefined): boolean {
  return above?.sheet !== row?.sheet || above?.heading !== row?.heading;
}

/** A row with what the last heading says, and how many headings stand above it. */
type Listed = Line & {
  section: string | null;
  kind: string | null;
  gone: boolean;
  place: string | null;
  heading: number;
};
type Line = { cells: string[]; line: RowName; sheet: SheetStart | null };

/** All records, numbered as the spreadsheet shows them: those of several sheets with the sheet's name. */
function namedRecords(data: readonly string[][]): Line[] {
  const sheets = data.filter((cells) => sheetStart(cells) !== null).length;
  let sheet: SheetStart | null = null;
  let number = 0;
  return data.flatMap((cells) => {
    const start = sheetStart(cells);
    sheet = start ?? sheet;
    number = start === null ? number + 1 : start.next - 1;
    const line = sheet === null || sheets === 1 ? number : `${number} of ${sheet.name}`;
    return start === null ? [{ cells, line, sheet }] : [];
  });
}

const hasWords = ({ cells }: Line) => cells.some(isWritten);

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

/**
 * Where the names stand, and the first row: the line above the rows that names most fields, where it names
 * more than the first of all. Null for the names of a file that begins with its homes.
 */
function headerAt(lines: readonly string[][]): { names: number | null; first: number } {
  const top = lines.slice(0, LINES_ABOVE);
  const counts = top.map((cells) => (isRow(cells) ? 0 : knownNames(cells)));
  const most = Math.max(0, ...counts);
  const names = most >= 2 ? counts.indexOf(most) : 0;
  const row = top.findIndex(isRow);
  const isNameless =
    most < 2 && row >= 0 && top.slice(0, row).every((cells) => cells.filter(isWritten).length < 2);
  return isNameless ? { names: null, first: row } : { names, first: names + 1 };
}

const isWritten = (cell: string) => cell.trim() !== '';

const KIND_ALONE = /^\W*(?:lands?|plots?)(?: (?:listings?|available))?\W*$/i;

/** What a line of one cell names, if that is a kind: 'LAND FOR SALE', 'Warehouses'. */
function kindHeading(cells: readonly string[]): string | null {
  const [heading = '', ...others] = cells.filter(isWritten);
  const isKind = KIND_ALONE.test(heading) || sectionOffer(cells) !== null;
  return others.length === 0 && isKind && !/\band\b|&|,/i.test(heading) && readTypeWord(heading)
    ? heading
    : null;
}

/** What the title above the names says of all rows: 'LAND FOR SALE 2026'. */
function titled(above: readonly Line[]): { section: string | null; kind: string | null } {
  const titles = above.map(({ cells }) => cells.map((cell) => cell.replace(/\b20\d\d\b/g, ' ')));
  const last = (read: (cells: readonly string[]) => string | null) =>
    titles.map(read).findLast((said) => said !== null) ?? null;
  return { section: last(sectionOffer), kind: last(kindHeading) };
}

/** Each column that has a name or something in it, by a name of its own. */
function namesOf(head: string[], below: readonly Line[]): { name: string; at: number }[] {
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  const given = new Set<string>();
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const written = (head[at] ?? '').trim();
    if (written === '' && !below.some(({ cells }) => (cells[at] ?? '').trim() !== '')) return [];
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
