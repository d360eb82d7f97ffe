import { FIELD_KEYS, type FieldKey, fieldOf } from '../../contract/listing-fields';

/** Columns that are no field of a listing, and what they are called. */
const OTHER_HEADERS = {
  town: ['town', 'location', 'area', 'neighbourhood', 'neighborhood', 'city', 'locality'],
  state: ['state'],
  status: ['status', 'listing_type', 'purpose', 'for'],
  reference: ['listing_url', 'url', 'link', 'reference', 'ref', 'id', 'listing_id'],
  posted: ['post_date', 'date', 'posted', 'date_added', 'added', 'created_at'],
} as const;
type OtherField = keyof typeof OTHER_HEADERS;

/** What a column may mean to us. */
export type Field = FieldKey | OtherField;

const OTHERS: readonly OtherField[] = ['town', 'state', 'status', 'reference', 'posted'];
const HEADERS: ReadonlyMap<Field, readonly string[]> = new Map<Field, readonly string[]>([
  ...FIELD_KEYS.map((key): [Field, readonly string[]] => [key, fieldOf(key).headers ?? []]),
  ...OTHERS.map((key): [Field, readonly string[]] => [key, OTHER_HEADERS[key]]),
]);

export type HeaderMap = { columns: Partial<Record<Field, string>>; flags: string[] };

/** A file whose columns cannot be understood; the message tells what was found and what is needed. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
}

/**
 * Finds out what each column means by its name. Columns that mean nothing to us and hold only
 * true or nothing are features ('Swimming Pool').
 * @throws HeaderError when there is no price or no place among them.
 */
export function mapHeader(header: string[], sample: Record<string, string>[]): HeaderMap {
  const byName = new Map(header.map((name) => [simple(name), name]));
  const columns: Partial<Record<Field, string>> = {};
  for (const [field, names] of HEADERS) {
    const known = names.map((name) => byName.get(name)).find((name) => name !== undefined);
    if (known !== undefined) columns[field] = known;
  }
  const missing = [
    ...(columns.price === undefined ? ['a price'] : []),
    ...(columns.address === undefined && columns.town === undefined
      ? ['a place (address, town or location)']
      : []),
  ];
  if (missing.length > 0) {
    const found = header
      .filter((name) => name.trim() !== '')
      .slice(0, 12)
      .join(', ');
    throw new HeaderError(
      `No column for ${missing.join(' and ')} in this file. Its columns are: ${found || '(none)'}`,
    );
  }
  const used = new Set(Object.values(columns));
  const isFlag = (name: string) =>
    sample.some((row) => isTrue(row[name] ?? '')) &&
    sample.every(
      (row) =>
        (row[name] ?? '') === '' || isTrue(row[name] ?? '') || /^false$/i.test(row[name] ?? ''),
    );
  return {
    columns,
    flags: header.filter((name) => name !== '' && !used.has(name) && isFlag(name)),
  };
}

export function isTrue(cell: string): boolean {
  return /^(true|yes)$/i.test(cell.trim());
}

function simple(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
