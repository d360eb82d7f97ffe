import type { Field } from '../table/column-names';
import { type HeaderMap, isTrue } from '../table/map-header';
import { askedName } from '../table/names-feature';

const FULLY = /^\W*(?:fully[\s-]*)?furnished\b/i;

const saysFully = (column: string) => FULLY.test(askedName(column).replace(/_/g, ' '));

/** Whether the columns of a row say that the home is furnished, and not in part: 'Furnishing' or a column of yes and no. */
export const isFurnished = (
  row: Readonly<Record<string, string>>,
  { flags }: HeaderMap,
  cell: (field: Field) => string,
): boolean =>
  isTrue(cell('furnished')) ||
  FULLY.test(cell('furnished')) ||
  flags.some((flag) => saysFully(flag) && isTrue(row[flag] ?? ''));

/** Whether a column says anything of it, be it that the home is not. */
export const saysFurnished = (
  row: Readonly<Record<string, string>>,
  { flags }: HeaderMap,
  cell: (field: Field) => string,
): boolean =>
  cell('furnished') !== '' ||
  flags.some((flag) => saysFully(flag) && (row[flag] ?? '').trim() !== '');
