import type { Listing } from '../../src/contract/listing/property';
import { ListingIndex } from '../../src/domain/search/on-device/listing-index';

/**
 * The phone's search over a few listings at hand, as the server's is asked: the same parameters, the same
 * order (RES-11).
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
