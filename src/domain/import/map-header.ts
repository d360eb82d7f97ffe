import { FIELD_KEYS, type FieldKey, fieldOf, NUMBER_KINDS } from '../../contract/listing-fields';
import { HeaderError } from './header-error';
import type { Table } from './table';

/** Columns that are no field of a listing: what they are called in files, and by us. */
const OTHERS = {
  town: {
    label: 'Town or area',
    headers: ['town', 'location', 'area', 'neighbourhood', 'neighborhood', 'city', 'locality'],
  },
  state: { label: 'State', headers: ['state'] },
  status: { label: 'For sale or rent', headers: ['status', 'listing_type', 'purpose', 'for'] },
  reference: {
    label: 'Reference',
    headers: ['listing_url', 'url', 'link', 'reference', 'ref', 'id', 'listing_id'],
  },
  posted: {
    label: 'Date posted',
    headers: ['post_date', 'date', 'posted', 'date_added', 'added', 'created_at'],
  },
} as const;
type OtherField = keyof typeof OTHERS;

/** What a column may mean to us. */
export type Field = FieldKey | OtherField;

/** What a column is used as: a field, a feature where it says yes, or nothing. */
export type ColumnUse = Field | 'feature' | 'none';

/** What somebody chose for columns, by their names; the others are read by theirs. */
export type ColumnChoices = Readonly<Record<string, ColumnUse>>;

export type HeaderMap = { columns: Partial<Record<Field, string>>; flags: string[] };

const OTHER_KEYS = Object.keys(OTHERS) as OtherField[];
/** What the rows are read for, in the order of the form. */
export const COLUMN_FIELDS: readonly Field[] = [
  ...FIELD_KEYS.filter((key) => {
    const { kind, headers } = fieldOf(key);
    return headers !== undefined || NUMBER_KINDS.some((number) => number === kind);
  }),
  ...OTHER_KEYS,
];
/** A feature is a column of yes and nothing; so many rows are looked at. */
const SAMPLE_ROWS = 500;

/** What a field is called where its column is chosen. */
export function columnLabel(field: Field): string {
  return isOther(field) ? OTHERS[field].label : fieldOf(field).label;
}

/**
 * Finds out what each column means by its name, or by what was chosen for it. Columns that mean nothing
 * to us and hold only true or nothing are features ('Swimming Pool').
 */
export function mapHeader({ names, rows }: Table, choices: ColumnChoices = {}): HeaderMap {
  const chosenFor = (name: string) => (Object.hasOwn(choices, name) ? choices[name] : undefined);
  const byName = new Map(
    names.filter((name) => chosenFor(name) === undefined).map((name) => [simple(name), name]),
  );
  const columns: HeaderMap['columns'] = {};
  for (const field of COLUMN_FIELDS) {
    const known =
      names.find((name) => chosenFor(name) === field) ??
      headersOf(field)
        .map((name) => byName.get(name))
        .find((name) => name !== undefined);
    if (known !== undefined) columns[field] = known;
  }
  const used = new Set(Object.values(columns));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const isFlag = (name: string) =>
    sample.some((row) => isTrue(row[name] ?? '')) &&
    sample.every(
      (row) =>
        (row[name] ?? '') === '' || isTrue(row[name] ?? '') || /^false$/i.test(row[name] ?? ''),
    );
  const isFeature = (name: string) =>
    chosenFor(name) === undefined ? isFlag(name) : chosenFor(name) === 'feature';
  return {
    columns,
    flags: names.filter((name) => name !== '' && !used.has(name) && isFeature(name)),
  };
}

/**
 * Holds columns to what a listing cannot be without; where it is may stand in its words.
 * @throws HeaderError for no price or nothing that could name a place
 */
export function requireColumns({ columns }: HeaderMap, names: readonly string[]): void {
  const namesPlace = [columns.address, columns.town, columns.title, columns.description];
  const missing = [
    ...(columns.price === undefined ? ['a price'] : []),
    ...(namesPlace.every((column) => column === undefined)
      ? ['a place (address, town or location)']
      : []),
  ];
  if (missing.length === 0) return;
  const found = names
    .filter((name) => name.trim() !== '')
    .slice(0, 12)
    .join(', ');
  throw new HeaderError(
    `No column for ${missing.join(' and ')} in this file. Its columns are: ${found || '(none)'}`,
  );
}

/** How many of some names are those of fields: a line of them is a header, a title above it is none. */
export function knownNames(names: readonly string[]): number {
  return Object.keys(mapHeader({ names: [...names], rows: [] }).columns).length;
}

export function isTrue(cell: string): boolean {
  return /^(true|yes)$/i.test(cell.trim());
}

function isOther(field: Field): field is OtherField {
  return Object.hasOwn(OTHERS, field);
}

function headersOf(field: Field): readonly string[] {
  return isOther(field) ? OTHERS[field].headers : (fieldOf(field).headers ?? []);
}

function simple(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
