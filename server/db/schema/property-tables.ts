import type { Selectable } from 'kysely';
import type { OperatorPlace } from '../../../src/contract/search/area-pack';
import {
  type ColumnOf,
  FIELD_KEYS,
  type FieldDefinition,
  type FieldKind,
  fieldOf,
  LISTING_FIELDS,
} from '../../../src/contract/listing/listing-fields';
import type { PropertyStatus } from '../../../src/contract/listing/property-options';
import { type Column, column, orDefault, orNull, type TableOf } from './column';

const OF_KIND: Readonly<Record<Exclude<FieldKind, 'point'>, () => Column>> = {
  line: column.text,
  naira: column.bigint,
  count: column.int,
  area: column.float,
  year: column.int,
  choice: column.text,
  option: column.text,
  flag: column.flag,
  list: column.texts,
};

/** The fields that have a column of their own, and that column. */
export const FIELD_COLUMNS = FIELD_KEYS.flatMap((key) => {
  const { column: name } = LISTING_FIELDS[key];
  return name === null ? [] : [{ key, name, column: columnOf(fieldOf(key)) }];
});

function columnOf(field: FieldDefinition): Column {
  if (field.kind === 'point') throw new Error('A point has no column of its own');
  const own = OF_KIND[field.kind]();
  const isOpen =
    field.kind === 'option' ||
    ((field.kind === 'naira' ||
      field.kind === 'count' ||
      field.kind === 'area' ||
      field.kind === 'year') &&
      !('required' in field));
  if (isOpen) return orNull(own);
  // Listings were there before it was.
  return field.since === undefined ? own : orDefault(own);
}

/** What is kept beside the fields: where it is, and the lower-cased texts that search looks into. */
export const MADE_COLUMNS = {
  lat: orNull(column.float()),
  lng: orNull(column.float()),
  exact_lat: orNull(column.float()),
  exact_lng: orNull(column.float()),
  exact_address: orNull(column.text()),
  address_search: column.text(),
  text_search: column.text(),
  feature_search: column.text(),
  state: orNull(column.text()),
};

const OWN_COLUMNS = {
  id: column.uuid(),
  owner_id: column.uuid(),
  version: orDefault(column.int()),
  status: orDefault(column.text<PropertyStatus>()),
  boosted_until: orNull(column.moment()),
  view_count: orDefault(column.bigint()),
  source_key: orNull(column.text()),
  source_hash: orNull(column.text()),
  source_version: orNull(column.int()),
  review_note: orNull(column.text()),
  created_at: orDefault(column.moment()),
  updated_at: orDefault(column.moment()),
  changed_at: orDefault(column.moment()),
  published_at: orNull(column.moment()),
  listed_at: orNull(column.moment()),
  confirmed_at: orDefault(column.moment()),
  availability_asked_at: orNull(column.moment()),
  /** Since when it waits for room in its owner's plan. */
  awaits_room_since: orNull(column.moment()),
  closed_on: orNull(column.day()),
  deleted_at: orNull(column.moment()),
};

/** What the columns made of a listing's content hold. */
export type MadeValues = Selectable<TableOf<typeof MADE_COLUMNS>>;

/** The columns of a listing; those of its content follow from the table of fields. */
export type PropertiesTable = TableOf<typeof OWN_COLUMNS & typeof MADE_COLUMNS> & ColumnOf;

const fieldColumns: Record<string, Column> = Object.fromEntries(
  FIELD_COLUMNS.map(({ name, column }) => [name, column]),
);

/** The tables of migrations/0001-properties.ts. */
export const propertyTables = {
  properties: { ...OWN_COLUMNS, ...fieldColumns, ...MADE_COLUMNS },
  files_to_remove: {
    address: column.text(),
    since: orDefault(column.moment()),
  },
  photos: {
    id: column.uuid(),
    property_id: column.uuid(),
    position: column.int(),
    width: column.int(),
    height: column.int(),
    color: column.text(),
    small: column.text(),
    medium: column.text(),
    large: column.text(),
    caption: orDefault(column.text()),
    /** Opens its files while the listing is not published; told to the owner alone. */
    view_key: orDefault(column.uuid()),
    created_at: orDefault(column.moment()),
  },
  gazetteer_places: {
    name: column.text(),
    kind: column.text<OperatorPlace['kind']>(),
    lat: column.float(),
    lng: column.float(),
    rank: column.int(),
    name_search: column.text(),
  },
};
