import {
  FIELD_KEYS,
  type FieldDefinition,
  type FieldKey,
  fieldOf,
  type PropertyContent,
} from '../../contract/listing/listing-fields';
import { recordOf } from '../../contract/record-of';
import { readAmount } from '../amounts/read-amount';
import { readArea } from '../amounts/read-area';
import { readCount, readYear } from '../amounts/read-number';
import { unescapeFormula } from '../export/formula-cells';
import { columnOf, ID_COLUMN } from '../export/listing-columns';
import { isKeptContent } from '../property/form/is-kept-content';
import { priceDoubt } from '../property/price/price-doubt';
import { wholeContent } from '../property/form/whole-content';
import type { ImportedListing, ImportOptions, RowResult } from './imported-listing';

type Read = { value: unknown } | { why: string };

/**
 * A listing from a row of our own export, field by field as it stands there: nothing is read from its
 * words. Amounts may have been written anew as people write them.
 */
export function exportedListing(row: Record<string, string>, options: ImportOptions): RowResult {
  const cells = recordOf(FIELD_KEYS, (key) => unescapeFormula(row[columnOf(key)] ?? ''));
  const read = recordOf(FIELD_KEYS, (key) => readCell(fieldOf(key), cells[key]));
  const refused = FIELD_KEYS.flatMap((key) => {
    const field = read[key];
    return 'why' in field ? [{ key, why: field.why }] : [];
  })[0];
  if (refused !== undefined) return refusal(refused.key, refused.why, cells[refused.key]);
  const exported = FIELD_KEYS.filter((key) => row[columnOf(key)] !== undefined);
  const said: object = recordOf(exported, (key) => {
    const field = read[key];
    return 'why' in field ? null : field.value;
  });
  if (!isKeptContent(said)) return refusal('title', 'not understood', cells.title);
  const content = wholeContent(said);
  return { ok: true, listing: listingOf({ content, exported }, row[ID_COLUMN] ?? '', options) };
}

function listingOf(
  { content, exported }: { content: PropertyContent; exported: readonly FieldKey[] },
  id: string,
  { medians }: ImportOptions,
): ImportedListing {
  const doubt = content.price === 0 ? null : priceDoubt(content, medians);
  return {
    reference: id.trim() || null,
    content,
    exported,
    postedAt: null,
    doubts: doubt === null ? [] : [doubt],
    notes: [],
  };
}

const refusal = (key: FieldKey, why: string, value: string): RowResult => ({
  ok: false,
  reason: `${columnOf(key)}: ${why}`,
  value,
});

function readCell(field: FieldDefinition, cell: string): Read {
  switch (field.kind) {
    case 'line':
      return readLine(field, cell);
    case 'naira':
      return readNaira(field, cell);
    case 'count':
      return numberOf(readCount(cell));
    case 'area':
      // As it was written by us it is not rounded again.
      return /^\d+(\.\d+)?$/.test(cell) ? { value: Number(cell) } : numberOf(readArea(cell));
    case 'year':
      return numberOf(readYear(cell));
    case 'choice':
    case 'option':
      return readOption(field, cell);
    case 'flag':
      return readFlag(cell);
    case 'list':
      return { value: itemsOf(cell) };
    case 'point':
      return readPoint(cell);
  }
}

function readLine(field: Extract<FieldDefinition, { kind: 'line' }>, cell: string): Read {
  if (field.required !== undefined && cell.trim() === '') return { why: field.required };
  return cell.length > field.max
    ? { why: `at most ${field.max.toLocaleString('en-NG')} letters` }
    : { value: cell };
}

function readNaira(field: Extract<FieldDefinition, { kind: 'naira' }>, cell: string): Read {
  const amount = readAmount(cell);
  if (amount === null)
    return field.required === undefined ? { value: null } : { why: field.required };
  return 'why' in amount ? amount : { value: amount.naira };
}

function readOption(
  field: Extract<FieldDefinition, { kind: 'choice' | 'option' }>,
  cell: string,
): Read {
  const wished = cell.trim().toLowerCase();
  if (wished === '' && field.kind === 'option') return { value: null };
  const option = field.options.find((one) => one.toLowerCase() === wished);
  return option === undefined ? { why: `one of ${field.options.join(', ')}` } : { value: option };
}

function readFlag(cell: string): Read {
  const word = cell.trim().toLowerCase();
  if (['yes', 'true'].includes(word)) return { value: true };
  return ['no', 'false', ''].includes(word) ? { value: false } : { why: 'yes or no' };
}

/** The items between semicolons; one within an item has a mark before it. */
function itemsOf(cell: string): string[] {
  const items = cell.match(/(?:\\.|[^\\;])+/gs) ?? [];
  return items
    .map((item) => item.replace(/^\s/, '').replace(/\\(.)/gs, '$1'))
    .filter((item) => item !== '');
}

function readPoint(cell: string): Read {
  if (cell.trim() === '') return { value: null };
  const [lat, lng, more] = cell.split(',').map((part) => part.trim());
  const isPlace = [lat, lng].every((part) => /^-?\d{1,3}(\.\d+)?$/.test(part ?? ''));
  return isPlace && more === undefined
    ? { value: { lat: Number(lat), lng: Number(lng) } }
    : { why: 'latitude and longitude, such as 6.4478, 3.4723' };
}

function numberOf(read: { number: number } | { why: string } | null): Read {
  if (read === null) return { value: null };
  return 'why' in read ? read : { value: read.number };
}
