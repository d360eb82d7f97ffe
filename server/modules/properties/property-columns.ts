import {
  FIELD_KEYS,
  type FieldKind,
  fieldOf,
  type PropertyContent,
} from '../../../src/contract/listing-fields';
import { fuzzedPoint } from '../../../src/domain/property/fuzzed-point';
import { propertyTitle } from '../../../src/domain/property/property-title';
import { stateOf } from '../../../src/domain/property/state-of';
import type { SqlValue } from '../../db/database';

const SQL_TYPES: Readonly<Record<FieldKind, string>> = {
  line: 'text',
  naira: 'bigint',
  count: 'int',
  area: 'float8',
  year: 'int',
  choice: 'text',
  option: 'text',
  flag: 'boolean',
  list: 'text[]',
  point: 'point',
};

/** The fields that have a column of their own, with its SQL type. */
export const FIELD_COLUMNS = FIELD_KEYS.flatMap((key) => {
  const { column, kind } = fieldOf(key);
  return column === null ? [] : [{ key, column, type: SQL_TYPES[kind] }];
});

/** What is kept beside the fields: where it is, and the lower-cased texts that search looks into. */
const MADE_COLUMNS = {
  lat: 'float8',
  lng: 'float8',
  exact_lat: 'float8',
  exact_lng: 'float8',
  address_search: 'text',
  text_search: 'text',
  feature_search: 'text',
  state: 'text',
} as const;

/** The columns an owner's content fills, with their SQL types. */
export const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ...FIELD_COLUMNS.map(({ column, type }): [string, string] => [column, type]),
  ...Object.entries(MADE_COLUMNS),
]);

/** The columns an owner's content fills, in the order of `contentValues`. */
export const CONTENT_COLUMNS: readonly string[] = [...CONTENT_TYPES.keys()];

/** The values of CONTENT_COLUMNS. */
export function contentValues(content: PropertyContent): SqlValue[] {
  const title = content.title === '' ? propertyTitle(content) : content.title;
  const own = FIELD_COLUMNS.map(({ key }) => (key === 'title' ? title : sqlValue(content[key])));
  return [...own, ...Object.values(madeValues(content, title))];
}

function madeValues(
  content: PropertyContent,
  title: string,
): Record<keyof typeof MADE_COLUMNS, SqlValue> {
  const exact = content.approximateLocation ? content.location : null;
  const shown = exact === null ? content.location : fuzzedPoint(exact, Math.random);
  return {
    lat: shown?.lat ?? null,
    lng: shown?.lng ?? null,
    exact_lat: exact?.lat ?? null,
    exact_lng: exact?.lng ?? null,
    address_search: content.address.toLowerCase(),
    text_search: `${title} ${content.type} ${content.description}`.toLowerCase(),
    feature_search: ` ${[...content.keyFeatures, ...content.amenities].join(' , ')} `.toLowerCase(),
    state: stateOf(content) ?? '',
  };
}

function sqlValue(value: PropertyContent[keyof PropertyContent]): SqlValue {
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    throw new Error('A point has no column of its own');
  return value;
}
