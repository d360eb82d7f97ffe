import { FIELD_KEYS, type FieldKey, fieldOf } from '../../contract/listing/listing-fields';

/** The column by which a listing is known again. */
export const ID_COLUMN = 'Listing id';
/** How it stood when the file was made: told, and not read. */
export const STATUS_COLUMN = 'Status when exported';

/** What a field's column is called in our own files. */
export function columnOf(key: FieldKey): string {
  const { kind, label } = fieldOf(key);
  if (kind === 'naira') return `${label} (₦)`;
  return kind === 'area' ? `${label} (sqm)` : label;
}

/** All columns of our own files, in order. */
export const OWN_COLUMNS: readonly string[] = [
  ID_COLUMN,
  STATUS_COLUMN,
  ...FIELD_KEYS.map(columnOf),
];

/** What a file of any version of ours has, but for how a listing stood. */
const NEEDED = [
  ID_COLUMN,
  ...FIELD_KEYS.filter((key) => fieldOf(key).since === undefined).map(columnOf),
];

/** Whether a table is a file of ours, also of an earlier version, with nothing that is needed taken out of it. */
export function isOwnTable(names: readonly string[]): boolean {
  return NEEDED.every((column) => names.includes(column));
}
