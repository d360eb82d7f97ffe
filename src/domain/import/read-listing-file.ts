import { addRefusal, type Refusal } from './add-refusal';
import { fieldOf, type PropertyContent } from '../../contract/listing/listing-fields';
import { clipFeatures } from './clip-features';
import { clipText } from '../format/clip-text';
import { columnReadings, unreadColumns as unreadColumnsOf } from './table/column-readings';
import type { Doubt } from './doubt';
import { type FileRow, rowsOf } from './file-rows';
import type { ImportedListing, ImportOptions, RowResult } from './imported-listing';
import { listingFromRow } from './listing-from-row';
import { cellReader } from './row/cell-reader';
import { mapTables, requireColumns } from './table/map-header';
import { readTables } from './table/read-tables';
import { type RowName, SHEET, type Table } from './table/table';

export type ListingFile = {
  rowsRead: number;
  /** Rows that say again what an earlier row said: the earlier one was completed from them. */
  duplicates: number;
  refusals: Refusal[];
  /** Each refused row with its line, list by list. */
  refusedRows: RefusedRow[];
  listings: ReadListing[];
  /** The columns that were not understood, each with how many rows have something in it. */
  unreadColumns: { name: string; filled: number }[];
};

/** The references of refused rows, which stand in the file all the same; null where a list of homes has no such column. */
export type SourceFile = ListingFile & { refusedReferences: string[] | null };

export type RefusedRow = { line: RowName; reason: string; value: string };

/** A listing with what makes it the same in another file, and its line in this one. */
export type ReadListing = ImportedListing & { key: string; line: RowName };

/** Of a refused cell so many letters are shown. */
const SHOWN = 80;

/**
 * Reads a whole CSV of listings: columns by name, rows to listings, duplicates merged.
 * @throws HeaderError when the file is no table or has no price or place column.
 */
export function readListingFile(text: string, options: ImportOptions): ListingFile {
  return readListingTables(readTables(text), options);
}

/** As `readListingFile`, of tables. @throws HeaderError when there is no column for a price or a place */
export function readListingTables(tables: readonly Table[], options: ImportOptions): SourceFile {
  const mapped = mapTables(tables);
  requireColumns(mapped);
  const rows = rowsOf(mapped);
  const results = rows.map(({ row, header }) => listingFromRow(row, header, options));
  const unreadColumns = unreadColumnsOf(columnReadings(mapped));
  return {
    ...gatherListings(rows, results),
    unreadColumns,
    refusedReferences: referencesOfRefused(rows, results),
  };
}

/** Null where what is taken has no references. */
function referencesOfRefused(
  rows: readonly FileRow[],
  results: readonly RowResult[],
): string[] | null {
  const hasReference = ({ header }: FileRow) => header.columns.reference !== undefined;
  const isTaken = (_: FileRow, at: number) => results[at]?.ok === true;
  // A list of which nothing is taken is none of homes.
  const known = rows.filter(isTaken);
  if (!(known.length > 0 ? known : rows).every(hasReference)) return null;
  return rows
    .filter((_, at) => results[at]?.ok === false)
    .map(({ row, header }) => cellReader(row, header)('reference'))
    .filter(Boolean);
}

/** What rows were read as, put together: duplicates merged, refusals counted. */
export function gatherListings(
  rows: readonly FileRow[],
  results: readonly RowResult[],
): Omit<ListingFile, 'unreadColumns'> {
  const byKey = new Map<string, ReadListing>();
  const keys = new Set<string>();
  const refusals = new Map<string, Refusal>();
  const refusedRows: RefusedRow[] = [];
  const apart = sharedReferences(rows, results);
  let duplicates = 0;
  for (const [index, result] of results.entries()) {
    const read = rows[index];
    if (read === undefined) continue;
    const { line } = read;
    if (!result.ok) {
      addRefusal(refusals, { ...result, line });
      refusedRows.push({
        line,
        reason: result.reason,
        value: clipText(result.value.trim(), SHOWN),
      });
      continue;
    }
    const byReference = keyOf(result.listing, read, apart);
    const alike = byReference ?? read.alike;
    const earlier = byKey.get(alike);
    if (earlier === undefined) {
      const own = byReference ?? read.key;
      // The same cells below other names are another home.
      const key = keys.has(own) ? `${own}|${alike}` : own;
      keys.add(key);
      // A copy: it may be completed, and the row be gathered again.
      byKey.set(alike, { ...result.listing, content: { ...result.listing.content }, key, line });
    } else {
      duplicates += 1;
      const contradicted = contradictions(earlier.content, result.listing.content, line);
      if (contradicted !== null && earlier.doubts.every(({ kind }) => kind !== 'said twice'))
        earlier.doubts = [...earlier.doubts, contradicted];
      complete(earlier, result.listing);
      // Among those that are to be had, and again among those that are gone.
      const isGone = ({ kind }: Doubt) => kind === 'gone already';
      if (!earlier.doubts.some(isGone))
        earlier.doubts = [...earlier.doubts, ...result.listing.doubts.filter(isGone)];
    }
  }
  return {
    rowsRead: results.length,
    duplicates,
    refusedRows,
    refusals: [...refusals.values()].sort((a, b) => b.count - a.count),
    listings: [...byKey.values()],
  };
}

/** What makes a listing with this reference the same in another file. */
export const referenceKey = (reference: string): string => `ref:${reference.toLowerCase()}`;

/**
 * The file's own reference of a listing; null where it has none.
 * @param apart the references that several sheets use, each for a listing of its own
 */
function keyOf(
  { reference }: ImportedListing,
  { row }: FileRow,
  apart: ReadonlySet<string>,
): string | null {
  if (reference === null) return null;
  const key = referenceKey(reference);
  return apart.has(reference) ? `${key} of ${(row[SHEET] ?? '').toLowerCase()}` : key;
}

/** The references under which sheets of one workbook list different homes: each counts its rows by itself. */
function sharedReferences(
  rows: readonly Pick<FileRow, 'row'>[],
  results: readonly RowResult[],
): Set<string> {
  const first = new Map<string, { content: PropertyContent; sheet: string | undefined }>();
  const shared = new Set<string>();
  for (const [at, result] of results.entries()) {
    if (!result.ok || result.listing.reference === null) continue;
    const { content, reference } = result.listing;
    const sheet = rows[at]?.row[SHEET];
    const earlier = first.get(reference);
    if (earlier === undefined) first.set(reference, { content, sheet });
    else if (
      earlier.sheet !== sheet &&
      (earlier.content.listingType !== content.listingType ||
        earlier.content.address !== content.address ||
        earlier.content.bedrooms !== content.bedrooms)
    )
      shared.add(reference);
  }
  return shared;
}

/** What a later row of the same reference says otherwise; the first one stands. */
function contradictions(
  first: PropertyContent,
  again: PropertyContent,
  line: RowName,
): Doubt | null {
  const differs = (['price', 'bedrooms', 'areaSize', 'address'] as const).filter(
    (key) => again[key] && first[key] && again[key] !== first[key],
  );
  if (differs.length === 0) return null;
  const says = differs.map((key) => `${fieldOf(key).label.toLowerCase()} ${again[key]}`);
  return { kind: 'said twice', text: `Row ${line} has the same reference and ${says.join(', ')}` };
}

/** Fills what the first row left open; what it said stays. */
function complete(first: ImportedListing, again: ImportedListing): void {
  const into = first.content;
  const from = again.content;
  into.bedrooms ??= from.bedrooms;
  into.bathrooms ??= from.bathrooms;
  into.areaSize ??= from.areaSize;
  into.parkingSpaces ??= from.parkingSpaces;
  into.location ??= from.location;
  if (into.description === '') into.description = from.description;
  into.keyFeatures = clipFeatures([...into.keyFeatures, ...from.keyFeatures]);
  into.amenities = clipFeatures([...into.amenities, ...from.amenities]);
  first.postedAt ??= again.postedAt;
}
