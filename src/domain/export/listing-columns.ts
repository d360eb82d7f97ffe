import { FIELD_KEYS, type FieldKey, fieldOf } from '../../contract/listing-fields';

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

/** Whether a table is a file of ours, with nothing that is needed taken out of it. */
export function isOwnTable(names: readonly string[]): boolean {
  return OWN_COLUMNS.every((column) => column === STATUS_COLUMN || names.includes(column));
}
