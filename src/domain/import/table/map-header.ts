import { FIELD_KEYS, fieldOf, NUMBER_KINDS } from '../../../contract/listing/listing-fields';
import { recordOf } from '../../../contract/record-of';
import { columnOf, ID_COLUMN, isOwnTable } from '../../export/listing-columns';
import { areMost, columnsByCells, isCountOfRooms, isOfferCell } from './columns-by-cells';
import { COLUMN_NAMES, type Field } from './column-names';
import { OTHER_COLUMNS, type OtherColumn } from './other-columns';
import { HeaderError } from './header-error';
import { isAreaCell } from './is-area-cell';
import { type HeaderUnits, headerUnits, simple } from './header-units';
import { BY_WORD, byWord, misspelled, type OpenColumn } from './loose-names';
import { namesFeature } from './names-feature';
import { STATE, STATE_OR_LET } from './states-of-homes';
import { readTypeColumn } from './type-column';
import { PLACE, type Table } from './table';

/** What a column is used as: a field, a feature where it says yes, or nothing. */
export type ColumnUse = Field | 'feature' | 'none';

/** What somebody chose for columns, by their names; the others are read by theirs. */
export type ColumnChoices = Readonly<Record<string, ColumnUse>>;

export type HeaderMap = {
  columns: Partial<Record<Field, string>>;
  flags: string[];
  /** A file of our own export: each cell is what its column says, and no more. */
  isOwn?: true;
};

const isOther = (field: string): field is OtherColumn => Object.hasOwn(OTHER_COLUMNS, field);
/** What the rows are read for, in the order of the form. */
export const COLUMN_FIELDS: readonly Field[] = [
  ...FIELD_KEYS.filter((key) => {
    const { kind } = fieldOf(key);
    return COLUMN_NAMES[key] !== undefined || NUMBER_KINDS.some((number) => number === kind);
  }),
  ...Object.keys(OTHER_COLUMNS).filter(isOther),
];
/** A feature is a column of yes and nothing; so many rows are looked at. */
const SAMPLE_ROWS = 500;

/** What a field is called where its column is chosen. */
export function columnLabel(field: Field): string {
  return isOther(field) ? OTHER_COLUMNS[field] : fieldOf(field).label;
}

/** A table with what its columns mean. */
export type MappedTable = Table & { header: HeaderMap };

/** Each list of a file with what its columns mean. */
export function mapTables(tables: readonly Table[], choices?: ColumnChoices): MappedTable[] {
  return tables.map((table) => {
    const beside = tables.flatMap((other) =>
      other === table ? [] : other.rows.slice(0, SAMPLE_ROWS),
    );
    return { ...table, header: mapHeader(table, choices, beside) };
  });
}

/**
 * Finds out what each column means by its name, or by what was chosen for it. Columns that mean nothing
 * to us, are called after what a home has and hold only true or nothing are features ('Swimming Pool').
 * @param beside rows of the file's other lists: 'Let' is a state where a column of the same name says 'Available'
 */
export function mapHeader(
  { names, rows }: Pick<Table, 'names' | 'rows'>,
  choices: ColumnChoices = {},
  beside: Table['rows'] = [],
): HeaderMap {
  const chosenFor = (name: string) => (Object.hasOwn(choices, name) ? choices[name] : undefined);
  const open = names
    .filter((name) => chosenFor(name) === undefined)
    .map((name) => ({ name, simple: simple(name), units: headerUnits(name) }));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const amongFor = (field: Field) =>
    PLACES.includes(field)
      ? open.filter(({ name }) => !isWithoutPlaces(sample, name, field))
      : open;
  const columns: HeaderMap['columns'] = {};
  for (const field of COLUMN_FIELDS) {
    const aliases = COLUMN_NAMES[field] ?? [];
    const among = amongFor(field);
    // Of two columns of one name the first; a name as it stands before one with a unit in it.
    const known =
      names.find((name) => chosenFor(name) === field) ??
      firstOf(aliases, (alias) => among.find((column) => column.simple === alias)) ??
      firstOf([false, true], (isPerMetre) =>
        firstOf(aliases, (alias) =>
          among.find(
            ({ units }) =>
              isFor(field, units) &&
              nameIn(units) === alias &&
              // 'price_per_sqm_ngn' where nothing says what the whole costs.
              (units.price.unit === 'sqm') === isPerMetre,
          ),
        ),
      ) ??
      misspelled(field, among);
    if (known !== undefined && !(field === 'city' && known === columns.town))
      columns[field] = known;
  }
  for (const { field, word, never } of BY_WORD) {
    const isSaid =
      columns[field] !== undefined || (field === 'town' && columns.address !== undefined);
    // 'Bedrooms (category)' with '5 bedrooms' in each cell says how many, and no kind.
    const isNoneOfIt = (name: string) =>
      never.test(simple(name)) || (field === 'type' && areMost(rows, name, isCountOfRooms));
    const among = amongFor(field);
    const found = isSaid ? undefined : byWord(columns, among, word, isNoneOfIt);
    if (found !== undefined) columns[field] = found;
  }
  const area = open.find(
    ({ name, simple: named }) => AREA.test(named) && areMost(sample, name, isAreaCell),
  )?.name;
  if (area !== undefined && !Object.values(columns).includes(area)) columns.areaSize ??= area;
  const unchosen = open.map(({ name }) => name);
  Object.assign(columns, columnsByCells({ names: unchosen, rows: sample }, columns));
  readTypeColumn(columns, open, {
    rows: sample,
    isChosen: (name) => chosenFor(name) !== undefined,
  });
  const { status } = columns;
  if (status !== undefined && chosenFor(status) === undefined) {
    const offersBeside = columnOfOffers(status, open, sample);
    // 'Available', 'let', 'sold' in one column: none of them says what the home is offered for. Another one may.
    if (offersBeside !== undefined || tellsStates(status, [...sample, ...beside])) {
      const use = columns.availability === undefined ? 'availability' : 'none';
      const settled: ColumnChoices =
        offersBeside === undefined
          ? { ...choices, [status]: use }
          : { ...choices, [status]: use, [offersBeside]: 'status' };
      const others = mapHeader({ names, rows }, settled, beside);
      const offer = others.columns.status;
      // 'Completion Status' says no more of it than this one.
      if (
        offer !== undefined &&
        chosenFor(offer) === undefined &&
        !areMost(sample, offer, isOfferCell)
      )
        delete others.columns.status;
      return others;
    }
  }
  const used = new Set(Object.values(columns));
  const isFlag = (name: string) => {
    const cells = sample.map((row) => row[name] ?? '').filter((cell) => cell.trim() !== '');
    const isCount = COUNTED.test(simple(name)) && cells.every((cell) => /\d/.test(cell));
    return cells.some(isTrue) && !isCount && cells.every((cell) => isTrue(cell) || isFalse(cell));
  };
  const isFeature = (name: string) =>
    chosenFor(name) === undefined
      ? namesFeature(name) && isFlag(name)
      : chosenFor(name) === 'feature';
  if (isOwnTable(names)) return { columns: ownColumns(), flags: [], isOwn: true };
  return {
    columns,
    flags: names.filter((name) => name !== '' && !used.has(name) && isFeature(name)),
  };
}

/** The fields that say where a home is. */
const PLACES: readonly Field[] = ['address', 'town', 'city'];
const AREA = /(?:^|_)area(?:_|$)/;

/**
 * Whether a column's cells name no places, whatever it is called: 'Area' with 120 and 450, 'Estate' with yes
 * and no, addresses of mail. An address of a home may be the number of its house.
 */
function isWithoutPlaces(rows: Table['rows'], name: string, field: Field): boolean {
  if (areMost(rows, name, (cell) => cell.includes('@'))) return true;
  if (field === 'address') return false;
  const cells = rows.map((row) => row[name] ?? '').filter((cell) => cell.trim() !== '');
  const areFlags = cells.length > 0 && cells.every((cell) => isTrue(cell) || isFalse(cell));
  return areFlags || areMost(rows, name, isAreaCell);
}

/** Whether a column says what became of each home, and of none what it is offered for. */
function tellsStates(name: string, rows: readonly Record<string, string>[]): boolean {
  const cells = rows.map((row) => (row[name] ?? '').trim()).filter((cell) => cell !== '');
  return cells.some((cell) => STATE.test(cell)) && cells.every((cell) => STATE_OR_LET.test(cell));
}

/** Where no cell of the column that is called after the offer says one, that of such a name whose cells do: 'Status' with 'Published' beside 'Listing Type' with 'For Rent'. */
function columnOfOffers(
  status: string,
  open: readonly OpenColumn[],
  rows: Table['rows'],
): string | undefined {
  const saysMore = (cell: string) => isOfferCell(cell) || OF_KIND.test(cell);
  if (rows.some((row) => saysMore(row[status] ?? ''))) return undefined;
  return open.find(
    ({ name, simple: named }) =>
      name !== status &&
      COLUMN_NAMES.status?.includes(named) === true &&
      areMost(rows, name, isOfferCell),
  )?.name;
}

/** 'Purpose' with 'Commercial' says what a home is, which is read from there. */
const OF_KIND = /commercial|corporate|^\s*land\s*$/i;

/** What our own columns are shown and mended as; only they say what a listing is. */
function ownColumns(): HeaderMap['columns'] {
  return { ...recordOf(FIELD_KEYS, columnOf), reference: ID_COLUMN };
}

/**
 * Holds the lists of a file to what a listing cannot be without; where it is may stand in its words. Where one list has
 * all of it, rows of another are refused one by one.
 * @throws HeaderError for no price or nothing that could name a place
 */
export function requireColumns(tables: readonly MappedTable[]): void {
  const [first] = tables;
  if (first === undefined || tables.some((table) => missingColumns(table).length === 0)) return;
  const named = first.names.filter((name) => name.trim() !== '');
  const more = named.length - MOST_NAMES;
  const found = named.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  throw new HeaderError(
    `No column for ${missingColumns(first).join(' and ')} in this file. Its columns are: ${found || '(none)'}`,
  );
}

function missingColumns({
  header: { columns },
  rows,
}: Pick<MappedTable, 'header' | 'rows'>): string[] {
  const namesPlace = [columns.address, columns.town, columns.title, columns.description];
  return [
    ...(columns.price === undefined ? ['a price'] : []),
    // 'LEKKI' above the rows is one as well.
    ...(namesPlace.every((column) => column === undefined) &&
    rows.every((row) => row[PLACE] === undefined)
      ? ['a place (address, town or location)']
      : []),
  ];
}

/** Whether names have a column for a price, and one that may name a place where nothing else does. */
export function isListingHeader(names: readonly string[], place: string | null): boolean {
  const header = mapHeader({ names: [...names], rows: [] });
  return missingColumns({ header, rows: place === null ? [] : [{ [PLACE]: place }] }).length === 0;
}

/** No list of homes has more columns, and to read each costs. */
export const MOST_COLUMNS = 300;
/** So many columns of a file are named to its owner. */
const MOST_NAMES = 30;

/** How many of some names are those of fields: a line of them is a header, a title above it is none. */
export function knownNames(names: readonly string[]): number {
  return Object.keys(mapHeader({ names: names.slice(0, MOST_COLUMNS), rows: [] }).columns).length;
}

/** Whether a cell says that a home has what its column is called after. */
export const isTrue = (cell: string): boolean =>
  /^(?:true|yes|y|1(?:\.0)?|[✓✔☑])$/i.test(cell.trim());

export const isFalse = (cell: string): boolean => /^(?:false|no|n|0(?:\.0)?)$/i.test(cell.trim());

/** 'Toilets' with 0 and 1 says how many, and not that there are some. */
const COUNTED =
  /(?:^|_)(?:no|num|number|count|total|toilets?|(?:bath|bed)?rooms?|kitchens?|floors?|units?|garages?|parking|parks?|spaces?)(?:_|$)/;

/** The name of the column that is found for the first of some aliases. */
function firstOf<Alias>(
  aliases: readonly Alias[],
  find: (alias: Alias) => { name: string } | string | undefined,
): string | undefined {
  for (const alias of aliases) {
    const found = find(alias);
    if (found !== undefined) return typeof found === 'string' ? found : found.name;
  }
  return undefined;
}

/** An area is in units of area, and what is paid in those of money. */
function isFor(field: Field, { area, price }: HeaderUnits): boolean {
  if (area !== null) return field === 'areaSize';
  const isPrice = Object.values(price).some((said) => said !== undefined);
  return !isPrice || field === 'price' || (!isOther(field) && fieldOf(field).kind === 'naira');
}

const WHOLE_AREA = new Set(['', 'area', 'total', 'ttl', 'total_area', 'tot', 'gross']);

/** 'Area (sqft)' is no place: what has a unit of area is looked for as one in square metres. */
const nameIn = ({ name, area, price }: HeaderUnits) => {
  if (area !== null) return WHOLE_AREA.has(name) ? 'area_size' : name;
  // 'Nightly (N)', '₦m': nothing but what money is counted in.
  return name === '' && Object.values(price).some((said) => said !== undefined) ? 'price' : name;
};
