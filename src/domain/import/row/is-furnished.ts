import type { Field } from '../table/column-names';
import { type HeaderMap, isTrue } from '../table/map-header';

const FULLY = /^\W*(?:fully[\s-]*)?furnished\b/i;

/** Whether the columns of a row say that the home is furnished, and not in part: 'Furnishing' or a column of yes and no. */
export const isFurnished = (
  row: Readonly<Record<string, string>>,
  { flags }: HeaderMap,
  cell: (field: Field) => string,
): boolean =>
  isTrue(cell('furnished')) ||
  FULLY.test(cell('furnished')) ||
  flags.some((flag) => FULLY.test(flag.replace(/_/g, ' ')) && isTrue(row[flag] ?? ''));

/** Whether a column says anything of it, be it that the home is not. */
export const saysFurnished = (
  row: Readonly<Record<string, string>>,
  { flags }: HeaderMap,
  cell: (field: Field) => string,
): boolean =>
  cell('furnished') !== '' ||
  flags.some((flag) => FULLY.test(flag.replace(/_/g, ' ')) && (row[flag] ?? '').trim() !== '');
