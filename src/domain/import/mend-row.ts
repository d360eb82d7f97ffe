import type { ImportOptions, RowResult } from './imported-listing';
import { listingFromRow } from './listing-from-row';
import type { Field } from './table/column-names';
import type { HeaderMap } from './table/map-header';

/** The cells that decide what a row is, and can be written anew before it is imported. */
const MENDABLE = [
  'price',
  'title',
  'address',
  'bedrooms',
  'type',
  'status',
] as const satisfies readonly Field[];
export type MendableField = (typeof MENDABLE)[number];

/** What somebody wrote in place of a row's cells, and whether they say that all of it is right. */
export type Mending = { cells: Partial<Record<MendableField, string>>; isRight: boolean };

type Row = Record<string, string>;

/** What a row says of each field that can be mended; its town stands for an address it lacks. */
export function mendableCells(row: Row, { columns }: HeaderMap): Record<MendableField, string> {
  const cell = (field: Field) => {
    const name = columns[field];
    return (name === undefined ? '' : (row[name] ?? '')).trim();
  };
  return {
    price: cell('price'),
    title: cell('title'),
    address: cell('address') || cell('town'),
    bedrooms: cell('bedrooms'),
    type: cell('type'),
    status: cell('status'),
  };
}

/** Reads a row as it was mended, by the same rules; what its reader says is right is not doubted. */
export function readMendedRow(
  row: Row,
  header: HeaderMap,
  { cells, isRight }: Mending,
  options: ImportOptions,
): RowResult {
  const columns = { ...header.columns };
  const mended = { ...row };
  for (const field of MENDABLE) {
    const written = cells[field];
    if (written === undefined) continue;
    // A field without a column gets one that no file has.
    const name = (columns[field] ??= `\n${field}`);
    mended[name] = written;
  }
  const result = listingFromRow(mended, { ...header, columns }, options);
  if (!result.ok || !isRight) return result;
  // Without a price there is nothing that could be right.
  const doubts = result.listing.content.price > 0 ? [] : result.listing.doubts;
  return { ok: true, listing: { ...result.listing, doubts } };
}
