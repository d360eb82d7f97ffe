import { isRow } from './columns-by-cells';
import { COLUMN_NAMES } from './column-names';
import { headerUnits, simple } from './header-units';
import { knownNames } from './map-header';
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
  const known = new Set<string>();
  const isNames = ({ cells }: Line, index: number) =>
    index === at || beginsList(cells) || known.has(asKey(cells));
  const above = lines.slice(0, at ?? first);
  const [begin = 0] = [
    above.findIndex(isNames),
    above.findIndex(({ cells }) => isWholeRow(cells)),
    at ?? first,
  ]
    .filter((index) => index >= 0)
    .toSorted((one, other) => one - other);
  let names: readonly string[] = [];
  const below: NamedLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < begin) continue;
    if (isNames(line, index)) {
      names = line.cells;
      known.add(asKey(names));
    } else below.push({ ...line, names });
  }
  return { above: lines.slice(0, begin), below };
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

/** Whether a line below a list begins another one: most of its cells are names of columns, one of them of a price. */
function beginsList(cells: readonly string[]): boolean {
  const written = cells.filter(isWritten);
  if (written.length < 2 || isRow(cells)) return false;
  const known = written.map(knownName).filter((name) => name !== null);
  const plain = known.filter((name) => !WORDS_OF_ROWS.has(name));
  return (
    known.length >= MOST * written.length &&
    known.some((name) => PRICES.has(name)) &&
    plain.length >= (known.length === written.length && known.length > 2 ? 1 : 2)
  );
}

const knownName = (cell: string): string | null =>
  [simple(cell), headerUnits(cell).name].find((name) => KNOWN.has(name)) ?? null;

/** A home above all names is one all the same; a title that tells of a price is none. */
const isWholeRow = (cells: readonly string[]) => cells.filter(isWritten).length > 2 && isRow(cells);
