import {
  FIELD_KEYS,
  type FieldKey,
  type PropertyContent,
} from '../../contract/listing/listing-fields';
import type { ToldStatus } from '../../contract/listing/property-options';
import { isPoint } from '../property/form/is-kept-content';
import { escapeFormula } from './formula-cells';
import { OWN_COLUMNS } from './listing-columns';

type ExportedListing = { id: string; status: ToldStatus; content: PropertyContent };

/**
 * Listings as a table of texts under our own columns, which the import reads back without a difference
 * (IMP-2). No cell begins a formula in a spreadsheet.
 */
export function listingTable(listings: readonly ExportedListing[]): string[][] {
  return [
    [...OWN_COLUMNS],
    ...listings.map(({ id, status, content }) =>
      [id, status, ...FIELD_KEYS.map((key) => cellOf(content, key))].map(escapeFormula),
    ),
  ];
}

function cellOf(content: PropertyContent, key: FieldKey): string {
  const value = content[key];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(escapeItem).join('; ');
  return isPoint(value) ? `${value.lat}, ${value.lng}` : String(value);
}

/** A semicolon parts the items of a list: one within an item is marked. */
const escapeItem = (item: string) => item.replace(/[\\;]/g, '\\$&');
