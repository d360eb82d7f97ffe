import { readPrice } from '../../listing-text/read-price';
import { cellWithUnits } from './cell-with-units';
import { isPriceCell } from './columns-by-cells';
import { COLUMN_NAMES } from './column-names';
import { type HeaderUnits, headerUnits, simple } from './header-units';
import { isFalse, isTrue } from './map-header';
import { BY_PRICE, SECTION, type Table } from './table';

type Column = { name: string; units: HeaderUnits; offer: 'rent' | 'sale' | null };

/** What the joined column is called, unless the file has one of that name. */
const JOINED = 'Price';
/** What columns of yes and no, 'For Rent' and 'For Sale', become. */
const OFFERED = 'For sale or rent';

/**
 * A table whose rents stand in one column and whose sale prices in another, with both in one, and each
 * row offered for what its column says; a row with both has two prices. Where there is one column, its
 * name says the offer of a row that does not say it. Any other table is as it was.
 */
export function withOnePriceColumn(given: Table): Table {
  const table = withOneOfferColumn(given);
  const columns = table.names.flatMap(priceColumn);
  const reduced = withReduced(table, columns);
  if (reduced !== null) return inOneColumn(table, reduced);
  const [only] = columns;
  if (columns.length === 1 && only !== undefined)
    return only.offer === null ? table : withOffer(table, only.offer);
  if (columns.length === 2 && areTwoMoneys(columns)) return inOneColumn(table, columns);
  const yearFirst = ofMonthAndYear(columns);
  if (yearFirst !== null) return inOneColumn(table, yearFirst, 1);
  const rent = columns.find(({ offer }) => offer === 'rent');
  const sale = columns.find(({ offer }) => offer !== 'rent');
  if (sale === undefined || rent === undefined || columns.length > 2) return table;
  const said = (row: Record<string, string>, { name }: Column) => {
    const cell = (row[name] ?? '').trim();
    return NOTHING.test(cell) ? '' : cell;
  };
  const has = (row: Record<string, string>, column: Column) => said(row, column) !== '';
  const isEither =
    table.rows.some((row) => has(row, sale) && !has(row, rent)) &&
    table.rows.some((row) => has(row, rent) && !has(row, sale));
  // 'Price' beside 'Rent' is not always what is asked of a buyer.
  if (!isEither && sale.offer === null) return table;
  return {
    ...table,
    names: table.names.flatMap((name) =>
      name === sale.name ? [JOINED] : name === rent.name ? [] : [name],
    ),
    rows: table.rows.map((whole) => {
      const { [sale.name]: _sold, [rent.name]: _leased, ...row } = whole;
      const [sold, leased] = [said(whole, sale), said(whole, rent)];
      const prices = [
        cellWithUnits(sold, sale.name, sale.units),
        cellWithUnits(leased, rent.name, rent.units),
      ].filter((cell) => cell !== '');
      const offer: Record<string, string> =
        prices.length !== 1 ? {} : { [SECTION]: leased === '' ? 'sale' : 'rent' };
      return { ...offer, ...row, [JOINED]: prices.join(' / ') };
    }),
  };
}

/** A table whose columns called after an offer say only yes or no has one column that says which it is. */
function withOneOfferColumn(table: Table): Table {
  const flags = table.names
    .flatMap(priceColumn)
    .filter(({ name, offer }) => offer !== null && saysYesOrNo(table, name));
  const [first] = flags;
  if (first === undefined || table.names.includes(OFFERED)) return table;
  const dropped = new Set(flags.slice(1).map(({ name }) => name));
  return {
    ...table,
    names: table.names.flatMap((name) =>
      name === first.name ? [OFFERED] : dropped.has(name) ? [] : [name],
    ),
    rows: table.rows.map((row) => ({ ...row, [OFFERED]: offered(row, flags) })),
  };
}

const saysYesOrNo = ({ rows }: Table, name: string): boolean => {
  const cells = rows.map((row) => (row[name] ?? '').trim()).filter((cell) => cell !== '');
  return cells.some(isTrue) && cells.every((cell) => isTrue(cell) || isFalse(cell));
};

/** 'rent', 'sale', or that both are said; of one column alone its no is the other offer. */
function offered(row: Record<string, string>, flags: readonly Column[]): string {
  const said = flags.filter(({ name }) => isTrue(row[name] ?? ''));
  if (said.length > 1) return 'both';
  const [only] = flags;
  if (said.length === 0 && flags.length === 1 && isFalse(row[only?.name ?? ''] ?? ''))
    return only?.offer === 'rent' ? 'sale' : 'rent';
  return said[0]?.offer ?? '';
}

/** What a column is called whose price holds since, where another is called after the price. */
const REDUCED =
  /^(?:price_)?(?:promo(?:tion(?:al)?)?|discount(?:ed)?|reduced|slashed|new|current|special|revised)_(?:price|(?<!current_)rent|to)$/;

/** A price, and what it was reduced to: which of the two is asked, nobody knows. Null for any other columns. */
function withReduced({ names, rows }: Table, columns: readonly Column[]): Column[] | null {
  const isReduced = (name: string) => REDUCED.test(headerUnits(name).name);
  const [plain, ...others] = columns.filter(({ name }) => !isReduced(name));
  const [reduced, ...more] = names.filter(isReduced);
  if (plain === undefined || reduced === undefined || others.length + more.length > 0) return null;
  const offer = offerOfColumn(reduced);
  if (offer !== null && offer !== plain.offer) return null;
  const column = { name: reduced, units: headerUnits(reduced), offer: plain.offer };
  // What is mostly dearer was worked out of it, or is of a later year.
  const steps = rows.flatMap((row) => {
    const [was, now] = [amountIn(row, plain), amountIn(row, column)];
    return was === null || now === null || was === now ? [] : [now < was ? 1 : -1];
  });
  return steps.reduce((sum, step) => sum + step, 0) > 0 ? [plain, column] : null;
}

function amountIn(row: Record<string, string>, { name, units }: Column): number | null {
  const read = readPrice((row[name] ?? '').trim(), units.price);
  return read.kind === 'amount' ? read.amount : null;
}

/** 'Price (USD)' beside 'Price (NGN)'. */
const areTwoMoneys = ([one, other]: readonly Column[]): boolean =>
  one?.offer === other?.offer &&
  (one?.units.price.currency === 'USD') !== (other?.units.price.currency === 'USD');

/** 'Annual rent' and 'Monthly rent', in this order: rents are paid by the year. Null for any other columns. */
function ofMonthAndYear(columns: readonly Column[]): Column[] | null {
  const [year, month] = (['year', 'month'] as const).map((unit) =>
    columns.find(({ units }) => units.price.unit === unit),
  );
  return columns.length === 2 && year !== undefined && month !== undefined ? [year, month] : null;
}

/** Of two moneys both, where a row has both: the naira count. @param most how many prices of a row are taken */
function inOneColumn(table: Table, columns: readonly Column[], most = columns.length): Table {
  const [first] = columns;
  const names = new Set(columns.map(({ name }) => name));
  const offer = first?.offer ?? null;
  const joined = {
    ...table,
    names: table.names.flatMap((name) =>
      name === first?.name ? [JOINED] : names.has(name) ? [] : [name],
    ),
    rows: table.rows.map((row) => {
      const prices = columns.flatMap(({ name, units }) => {
        const cell = (row[name] ?? '').trim();
        return cell === '' || NOTHING.test(cell) ? [] : [cellWithUnits(cell, name, units)];
      });
      // 'TBA' and 'Monthly only' stand in no amount's way.
      const sorted = prices.toSorted((a, b) => Number(isPriceCell(b)) - Number(isPriceCell(a)));
      return {
        ...row,
        [JOINED]: (most < prices.length ? sorted : prices).slice(0, most).join(' / '),
      };
    }),
  };
  return offer === null ? joined : withOffer(joined, offer);
}

/** An empty cell, as some write it. */
const NOTHING = /^(?:[-\u2013\u2014.]+|n\/?a|nil|none|0)$/i;

const withOffer = (table: Table, offer: string): Table => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, [BY_PRICE]: offer })),
});

/** The column, where its name is one for prices. */
function priceColumn(name: string): Column[] {
  const units = headerUnits(name);
  const isPrice = [simple(name), units.name].some((one) => COLUMN_NAMES.price?.includes(one));
  if (!isPrice) return [];
  return [{ name, units, offer: offerOfColumn(name) }];
}

/** What the name of a column of prices says that its rows are offered for. */
export function offerOfColumn(name: string): 'rent' | 'sale' | null {
  if (/(?<!cur|pa)rent|\blet\b|nightly|per night/i.test(name)) return 'rent';
  return /sale|sell|outright/i.test(name) ? 'sale' : null;
}

/** What the columns of prices among names say that all rows are offered for; null where they say nothing, or both. */
export function offerOfNames(names: readonly string[]): 'rent' | 'sale' | null {
  const offers = new Set(names.flatMap(priceColumn).map(({ offer }) => offer));
  const [only = null] = offers;
  return offers.size === 1 ? only : null;
}
