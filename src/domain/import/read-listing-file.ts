import Papa from 'papaparse';
import { addRefusal, type Refusal } from './add-refusal';
import { clipFeatures } from './clip-features';
import { clipText } from './clip-text';
import { type ImportedListing, type ImportOptions, listingFromRow } from './listing-from-row';
import { HeaderError, mapHeader } from './map-header';

export type ListingFile = {
  rowsRead: number;
  /** Rows that say again what an earlier row said: the earlier one was completed from them. */
  duplicates: number;
  refusals: Refusal[];
  /** Each refused row with its line, in the order of the file. */
  refusedRows: RefusedRow[];
  listings: ReadListing[];
};

export type RefusedRow = { line: number; reason: string; value: string };

/** A listing with what makes it the same in another file, and its line in this one. */
export type ReadListing = ImportedListing & { key: string; line: number };

const SAMPLE_ROWS = 500;
/** Of a refused cell so many letters are shown. */
const SHOWN = 80;

/**
 * Reads a whole CSV of listings: columns by name, rows to listings, duplicates merged.
 * @throws HeaderError when the file is no table or has no price or place column.
 */
export function readListingFile(text: string, options: ImportOptions): ListingFile {
  const parsed = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const fields = (parsed.meta.fields ?? []).map((name) => name);
  if (fields.length < 2 || parsed.data.length === 0) {
    throw new HeaderError(
      'This file is no table of listings: it needs a line of column names and at least one row.',
    );
  }
  const header = mapHeader(fields, parsed.data.slice(0, SAMPLE_ROWS));
  const byKey = new Map<string, ReadListing>();
  const refusals = new Map<string, Refusal>();
  const refusedRows: RefusedRow[] = [];
  let duplicates = 0;
  for (const [index, row] of parsed.data.entries()) {
    const line = index + 2;
    const result = listingFromRow(row, header, options);
    if (!result.ok) {
      addRefusal(refusals, { ...result, line });
      refusedRows.push({
        line,
        reason: result.reason,
        value: clipText(result.value.trim(), SHOWN),
      });
      continue;
    }
    const key = keyOf(result.listing, row);
    const earlier = byKey.get(key);
    if (earlier === undefined) byKey.set(key, { ...result.listing, key, line });
    else {
      duplicates += 1;
      complete(earlier, result.listing);
    }
  }
  return {
    rowsRead: parsed.data.length,
    duplicates,
    refusedRows,
    refusals: [...refusals.values()].sort((a, b) => b.count - a.count),
    listings: [...byKey.values()],
  };
}

/** What makes two rows the same listing: the file's own reference, else every cell of the row. */
function keyOf(listing: ImportedListing, row: Record<string, unknown>): string {
  if (listing.reference !== null) return `ref:${listing.reference.toLowerCase()}`;
  return `row:${Object.values(row)
    .map((cell) => String(cell).trim().toLowerCase())
    .join('|')}`;
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
  first.postedAt ??= again.postedAt;
}
