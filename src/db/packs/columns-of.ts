import type { Listing } from '../../contract/listing/property';
import { type ColumnsPart, ListingColumns } from '../../domain/search/on-device/listing-columns';

/** What searches ask of these listings, ready to be kept. */
export function columnsOf(listings: readonly Listing[]): ColumnsPart {
  const columns = new ListingColumns();
  for (const [slot, listing] of listings.entries()) columns.write(slot, listing);
  return columns.part();
}
