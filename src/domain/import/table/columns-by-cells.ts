import { readTypeWord } from '../../listing-text/read-type';
import { readPrice } from '../../listing-text/read-price';
import { findMentions } from '../../places/find-mentions';
import type { Field } from './column-names';
import { STATE } from './states-of-homes';
import type { Table } from './table';

/** So much of what stands in a column must be of a kind. */
const MOST = 0.6;
/** Naira; less is a number of rooms or square metres. */
const LEAST_PRICE = 10_000;
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d/;
/** Letters; more is a description, which speaks of more than the home. */
const MOST_OF_OFFER = 60;
const PHONE = /^\W*(?:0|\+?234)[\d\s-]{9,}$/;
/** A cell that says what a home is offered for, and nothing else. */
export const OFFER = /^\W*(?:for\s+|to\s+)?(?:sales?|rent(?:al)?|let|lease|short\s?let)\W*$/i;

/** Columns of what is no home and not where it is. */
const OF_OTHERS =
  /agent|office|branch|owner|landlord|former|previous|feature|\bbq\b|contact|\buse\b|landmark|remark|note|comment|\bterms?\b|payment|tenure|duration|source|channel|group|platform/i;
const QUARTER = /^\s*(?:quarters?|layout|zone|community|ward|environs)\s*$/i;

type ByCells = readonly [Field, (cell: string) => boolean];
const isPlace: ByCells = ['town', (cell) => findMentions(cell).length > 0];
const isType: ByCells = ['type', (cell) => readTypeWord(cell) !== null];

/** '4 BEDROOM HOUSE FOR RENT', under whichever name. */
const saysOffer: ByCells = [
  'status',
  (cell) =>
    cell.length <= MOST_OF_OFFER &&
    /\b(?:for\s+(?:sale|rent|lease|short\s?let)|to\s+(?:let|rent)|short[\s-]?let)\b/i.test(cell),
];

/** Where no other column says what a home is, '3 bedroom flat for sale' is read for both. */
const saysOfferAlone: ByCells = ['status', (cell) => saysOffer[1](cell) && !isType[1](cell)];

/** 'Rent', 'Sale', under whichever name. */
const isOffer: ByCells = ['status', (cell) => OFFER.test(cell)];

/** Whether a cell says what a home is offered for, and little else. */
export const isOfferCell = (cell: string): boolean => saysOffer[1](cell) || isOffer[1](cell);

/** Whether a cell is an amount of money as one writes a price: '2.5m', '₦85,000,000', '450000'. */
export function isPriceCell(cell: string): boolean {
  const written = cell.trim();
  if (PHONE.test(written) || DAY.test(written) || !/^\D{0,4}\d/.test(written)) return false;
  const read = readPrice(written, {});
  return read.kind === 'amount' && read.amount >= LEAST_PRICE;
}

/** Whether a line is a row of homes and no line of names: it says what a home is and what it costs. */
export const isRow = (cells: readonly string[]): boolean =>
  cells.some(isPriceCell) && cells.some((cell) => isType[1](cell));

/**
 * The columns that mean something by what stands in most of their cells, where none does by its name:
 * in a file without names all of them, else what kind of home it is and where.
 */
export function columnsByCells(
  { names, rows }: Pick<Table, 'names' | 'rows'>,
  columns: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const isNameless = names.every((name) => name.endsWith('(no name)'));
  const isWithout = (...fields: Field[]) => fields.every((field) => columns[field] === undefined);
  const isKindless = isWithout('type', 'title', 'description');
  const wanted: ByCells[] = [
    ...(isNameless
      ? [
          ['price', isPriceCell] as const,
          ['status', says(OFFER)] as const,
          ['availability', says(STATE)] as const,
        ]
      : []),
    ...(!isNameless && isWithout('status')
      ? [isKindless ? saysOfferAlone : saysOffer, isOffer]
      : []),
    ...(isKindless ? [isType] : []),
    ...(isWithout('address', 'town', 'title', 'description') ? [isPlace] : []),
  ];
  const used = new Set(Object.values(columns));
  const found: Partial<Record<Field, string>> = {};
  for (const [field, isOne] of wanted) {
    const fitting = names.filter(
      (one) => !used.has(one) && !OF_OTHERS.test(one) && areMost(rows, one, isOne),
    );
    // What a heading says decides before a column of its own.
    if (found[field] !== undefined) continue;
    // Of two amounts nobody knows which is the price.
    const [name] = field === 'price' && fitting.length > 1 ? [] : fitting;
    if (name === undefined) continue;
    found[field] = name;
    used.add(name);
  }
  return { ...found, ...quarterOf({ names, rows }, columns, used) };
}

/** 'Quarter', 'Layout': a part of the town beside it, where its cells are places and no 'Gated' or 'Open plan'. */
function quarterOf(
  { names, rows }: Pick<Table, 'names' | 'rows'>,
  { address, town, city }: Partial<Record<Field, string>>,
  used: ReadonlySet<string>,
): Partial<Record<Field, string>> {
  const quarter =
    address === undefined
      ? names.find(
          (name) => QUARTER.test(name) && !used.has(name) && areMost(rows, name, isPlace[1]),
        )
      : undefined;
  if (quarter === undefined) return {};
  return city === undefined && town !== undefined
    ? { town: quarter, city: town }
    : { town: quarter };
}

const says = (pattern: RegExp) => (cell: string) => pattern.test(cell);

/** '5 bedrooms', and nothing else. */
export const isCountOfRooms = (cell: string): boolean =>
  /^\W*\d{1,2}\+?\s*(?:bed|bath|toilet|room)\w*\W*$/i.test(cell);

/** Whether most of what stands in a column is of a kind. */
export function areMost(
  rows: Table['rows'],
  name: string,
  isOne: (cell: string) => boolean,
): boolean {
  const cells = rows.map((row) => (row[name] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter(isOne).length >= MOST * cells.length;
}
