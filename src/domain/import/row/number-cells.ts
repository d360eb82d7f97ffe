import { type FieldKind, fieldOf, type NumberKey } from '../../../contract/listing/listing-fields';
import { MAX_AREA } from '../../../contract/listing/property-options';
import { recordOf } from '../../../contract/record-of';
import { readArea } from '../../amounts/read-area';
import { readYear } from '../../amounts/read-number';
import { LEAST_AREA, readAreaInText } from '../../listing-text/read-area-in-text';
import type { ReadFee } from '../../listing-text/read-fees';
import { readPrice } from '../../listing-text/read-price';
import { readCountCell } from '../../listing-text/read-rooms';
import { NUMBER_KEYS } from '../../property/form/listing-form';
import { clipText } from '../../format/clip-text';
import type { Doubt } from '../doubt';
import { type HeaderUnits, headerUnits } from '../table/header-units';
import type { HeaderMap } from '../table/map-header';

/**
 * What a cell says of a field that is a number: a count, square metres, a year, or a fee that may be a
 * share of the rent. Null where it says nothing, or nothing that could be read: then it is doubted.
 */
type NumberCell = { value: number | ReadFee | null; doubt: Doubt | null };

/** More is a slip of the pen: where the data says 5 million rooms it says nothing. */
const MOST_ROOMS = 100;
const SHOWN = 60;
const WANTED: Partial<Record<FieldKind, string>> = {
  area: 'an area',
  naira: 'an amount',
  year: 'a year',
};

/** '0', '0 beds': who did not say wrote so. */
const ZERO = /^0+(?:[.,]0+)?(?:\s*(?:bed|bath)(?:room)?s?|\s*spaces?|\s*sqm)?$/i;
const NOTHING = /^\s*(?:₦|ngn|n)?\s*(?:0+(?:[.,]0+)?|free|nil|none|no)\s*$/i;

/** Reads a row's cells of numbers but its price; what cannot be read is told, never guessed. */
export function numberCells(
  cell: (key: NumberKey) => string,
  { columns }: HeaderMap,
): Record<NumberKey, NumberCell> {
  return recordOf(NUMBER_KEYS, (key) => {
    const written = partOf(key, cell(key), columns);
    // A field without a column may have been written by hand.
    const column = columns[key]?.trim() ?? fieldOf(key).label;
    // Only of this one nothing is an answer: a look at the home costs nothing.
    if (key === 'inspectionFee' && NOTHING.test(written))
      return { value: { naira: 0 }, doubt: null };
    if (key === 'price' || written === '' || ZERO.test(written) || isStudio(key, written))
      return { value: null, doubt: null };
    const { kind } = fieldOf(key);
    const value = valueOf(kind, written, column);
    if (value !== null) return { value, doubt: null };
    const text = `"${clipText(written, SHOWN)}" in the column ${column} was not read as ${WANTED[kind] ?? 'a number'}`;
    return { value: null, doubt: { kind: 'cell not read', text } };
  });
}

/** '3bd/4ba' in the column of the bedrooms. */
const BEFORE_BATHS =
  /^\s*(\d{1,2})\s*(?:bd|br|beds?|bedrooms?)\s*[/,&+]?\s*\d{1,2}\s*(?:ba|baths?|bathrooms?)\W*$/i;

/** '2/3' in a column of bedrooms and bathrooms: the first is the bedrooms. */
function partOf(
  key: NumberKey,
  written: string,
  { bedrooms, bathrooms }: HeaderMap['columns'],
): string {
  if (bedrooms !== bathrooms && key === 'bedrooms')
    return BEFORE_BATHS.exec(written)?.[1] ?? written;
  if (bedrooms === undefined || bedrooms !== bathrooms) return written;
  const parts = /^\s*(\d{1,2})\D{1,8}(\d{1,2})\D*$/.exec(written);
  if (key === 'bedrooms') return parts?.[1] ?? written;
  return key === 'bathrooms' ? (parts?.[2] ?? '') : written;
}

/** 'Studio' among rooms says what it is. */
const isStudio = (key: NumberKey, written: string): boolean =>
  key === 'bedrooms' && /^\W*(?:studio|self[\s-]?con\w*|bed\s?sitter)\W*$/i.test(written);

function valueOf(kind: FieldKind, written: string, column: string): number | ReadFee | null {
  switch (kind) {
    case 'naira':
      return feeOf(written, headerUnits(column));
    case 'area':
      return areaOf(written, headerUnits(column).area ?? 'sqm');
    case 'year': {
      const read = readYear(written);
      return read !== null && 'number' in read ? read.number : null;
    }
    default: {
      const count = readCountCell(written);
      return count !== null && count > 0 && count <= MOST_ROOMS ? count : null;
    }
  }
}

function areaOf(written: string, unit: string): number | null {
  // '062' is the end of another number: '1,062' cut at its comma.
  if (/^\s*0\d\d\s*$/.test(written)) return null;
  const read = readArea(written, unit);
  const area =
    read !== null && 'number' in read
      ? read.number
      : // 'About 450 sqm, fenced'; of what is added up ('1 acre + 2 plots') a part is not the whole.
        /\+|&|\band\b|\bplots\b/i.test(written)
        ? 0
        : (readAreaInText(written, '')?.value ?? 0);
  return area >= LEAST_AREA && area <= MAX_AREA ? area : null;
}

/**
 * A fee by the same readers as everywhere: '150k', '10%'; what is paid by the month is none. In a column
 * of shares a bare number is one, and an amount says by its size that it is none.
 */
function feeOf(written: string, { price: said, isShare }: HeaderUnits): ReadFee | null {
  // A spreadsheet keeps 10 % as 0.1.
  if (/^0?\.\d+$/.test(written) && Number(written) <= 0.5)
    return { percent: Number((Number(written) * 100).toFixed(4)) };
  const share = /^(\d{1,2}(?:\.\d+)?)\s*(?:%|percent\b)(?:\s*of\s*(?:the\s*)?rent)?$/i.exec(
    isShare && /^[\d.]+$/.test(written) ? `${written}%` : written,
  );
  if (share !== null) return Number(share[1]) <= 50 ? { percent: Number(share[1]) } : null;
  const read = readPrice(written, said);
  const isOnce = read.kind === 'amount' && (read.unit === null || read.unit === 'year');
  return isOnce && read.currency === 'NGN' ? { naira: read.amount } : null;
}
