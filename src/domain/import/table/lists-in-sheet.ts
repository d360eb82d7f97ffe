import { isRow } from './columns-by-cells';
import { COLUMN_NAMES } from './column-names';
import { headerUnits, simple } from './header-units';
import { knownNames, mapHeader } from './map-header';
import { isWritten, type Line } from './table-lines';

/** A title, a date and an empty line may stand above the names; more is not looked through. */
export const LINES_ABOVE = 20;
/** So many of a line's cells must be names of columns for it to begin another list. */
const MOST = 2 / 3;

/** A line with the names that it stands below; none for the rows of a file that begins with its homes. */
export type NamedLine = Line & { names: readonly string[] };

/** The lines of a sheet below their names, and what stands above the first of them. */
export type SheetLists = { above: Line[]; below: NamedLine[] };

/**
 * Each line of a sheet with the names above it: a list of rents may be followed by one of sales with names of its own,
 * and the same names may be written again below each heading. The lines of names are left out, and nothing else.
 */
export function listsInSheet(lines: readonly Line[]): SheetLists {
  const { at, first } = namesAt(lines.map(({ cells }) => cells));
  const begin = beginOf(lines.slice(0, at ?? first));
  const known = new Set<string>();
  const isNames = ({ cells }: Line, index: number) =>
    index === at || index === begin?.at || beginsList(cells) || known.has(asKey(cells));
  let names: readonly string[] = [];
  let isBelowNames = false;
  const below: NamedLine[] = [];
  const start = begin?.first ?? at ?? first;
  for (const [index, line] of lines.entries()) {
    if (index < start) continue;
    if (isNames(line, index)) {
      names = isBelowNames && index !== at ? oneHead(names, line.cells) : line.cells;
      known.add(asKey(names));
      isBelowNames = true;
    } else {
      below.push({ ...line, names });
      isBelowNames = false;
    }
  }
  return { above: lines.slice(0, start), below };
}

/** Two lines of names without a row between them: the lower one says more of what the upper one leaves open. */
function oneHead(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const isWhole = upper.every((name, at) => !isWritten(name) || isWritten(lower[at] ?? ''));
  if (isWhole) return lower;
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, at) =>
    isWritten(upper[at] ?? '') ? (upper[at] ?? '') : (lower[at] ?? ''),
  );
}

/**
 * Where a list begins above the line that names most: at a shorter line of names, or at homes without any; null where
 * only titles stand there.
 */
function beginOf(above: readonly Line[]): { at: number | null; first: number } | null {
  const isOfHomes = ({ cells }: Line) => isRow(cells) || cells.filter(isWritten).length > 1;
  const names = above.findIndex(({ cells }) => !isRow(cells) && knownNames(cells) > 1);
  // One such line is a title that tells of a price.
  const [row, second] = above.flatMap(({ cells }, index) => (isWholeRow(cells) ? [index] : []));
  if (row !== undefined && second !== undefined && (names < 0 || row < names))
    return { at: null, first: row };
  return names >= 0 && above.slice(names + 1).some(isOfHomes) ? { at: names, first: names } : null;
}

/** The same for the same names, however they are spaced. */
export const asKey = (names: readonly string[]): string =>
  JSON.stringify(names.map((name) => name.trim().toLowerCase())).replace(/(?:,"")+\]$/, ']');

/**
 * Where the names stand, and the first row: the line above the rows that names most fields, where it names
 * more than the first of all. Null for the names of a file that begins with its homes.
 */
function namesAt(lines: readonly string[][]): { at: number | null; first: number } {
  const top = lines.slice(0, LINES_ABOVE);
  const counts = top.map((cells) => (isRow(cells) ? 0 : knownNames(cells)));
  const most = Math.max(0, ...counts);
  const at = most >= 2 ? counts.indexOf(most) : 0;
  const row = top.findIndex(isRow);
  const isNameless =
    most < 2 && row >= 0 && top.slice(0, row).every((cells) => cells.filter(isWritten).length < 2);
  return isNameless ? { at: null, first: row } : { at, first: at + 1 };
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(COLUMN_NAMES).flat());
const PRICES: ReadonlySet<string> = new Set(COLUMN_NAMES.price);
/** Names of columns that stand in a row as well: 'House', 'Rent', 'Available'. */
const WORDS_OF_ROWS: ReadonlySet<string> = new Set(
  `house building structure unit units property_name accommodation furnished parking available availability sold taken
  rented occupied vacant vacancy let tenant sale sales rent rental to_let for_rent for_sale asking rate package estate
  extras perks document documents papers inspection viewing agency legal commission`.split(/\s+/),
);

/** Columns that lists have and no listing: they neither make a line one of names nor keep it from being one. */
const OF_OTHERS =
  /^(?:s_?n|nos?|nr|serial(?:_no|_number)?|contacts?|phones?|phone_(?:no|number)|agents?|landlord|owner|remarks?|notes?|comments?)$/;
/** No line of names: 'Lekki,80m', '08031234567'. */
const NUMBERS = /^[^\p{L}\d]*\p{L}?\d[\d,.]*\d/u;

/** Whether a line below a list begins another one: most of its cells are names of columns, one of them of a price. */
function beginsList(cells: readonly string[]): boolean {
  const written = cells.filter(isWritten);
  if (written.length < 2 || written.some((cell) => NUMBERS.test(cell.trim()))) return false;
  const exact = written.flatMap((cell) => knownName(cell) ?? []);
  // 'Rent (₦)' stands in no row.
  const plain = written.filter(
    (cell) => knownName(cell) !== null && !WORDS_OF_ROWS.has(asWritten(cell)),
  );
  if (plain.length === 0 || isRow(cells)) return false;
  const { columns } = mapHeader({ names: written.map((cell) => cell.trim()), rows: [] });
  const used = new Set(Object.values(columns));
  const isKnown = (cell: string) => knownName(cell) !== null || used.has(cell.trim());
  const counted = written.filter((cell) => isKnown(cell) || !OF_OTHERS.test(simple(cell)));
  const known = counted.filter(isKnown);
  return (
    known.length >= MOST * counted.length &&
    (columns.price !== undefined || exact.some((name) => PRICES.has(name))) &&
    plain.length >= (known.length === counted.length && known.length > 2 ? 1 : 2)
  );
}

const asWritten = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const knownName = (cell: string): string | null =>
  [simple(cell), headerUnits(cell).name].find((name) => KNOWN.has(name)) ?? null;

/** A home above all names is one all the same; a title that tells of a price is none. */
const isWholeRow = (cells: readonly string[]) => cells.filter(isWritten).length > 2 && isRow(cells);
