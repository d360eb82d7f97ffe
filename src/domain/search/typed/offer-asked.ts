import type { ListingType } from '../../../contract/listing/property-options';
import type { TypedSearch } from './typed-search';

/** What a sentence is searched for: what it says, or what was searched for last; nothing is sold for so little as rents are. */
export const offerAsked = (
  { listingType, isBelowSales }: TypedSearch,
  last: ListingType,
): ListingType => listingType ?? (isBelowSales && last === 'sale' ? 'rent' : last);
