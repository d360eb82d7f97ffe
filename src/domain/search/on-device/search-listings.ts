import type { Listing } from '../../../contract/listing/property';
import { ListingIndex } from './listing-index';

/**
 * The server's search over a few listings at hand: the same parameters, the same order (RES-11).
 * Many listings are searched again and again through one `ListingIndex`.
 */
export function searchListings(
  listings: readonly Listing[],
  query: URLSearchParams,
  now: number,
  elsewhere: RegExp | null = null,
): Listing[] {
  const index = new ListingIndex();
  index.put(listings);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return index.search(query, now, elsewhere).flatMap((id) => byId.get(id) ?? []);
}
