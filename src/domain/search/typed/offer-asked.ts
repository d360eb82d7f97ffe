import type { ListingType } from '../../../contract/listing/property-options';
import type { TypedSearch } from './typed-search';

/** What a button asks for: 'short let' beside it says how it is let. */
export const offerPressed = (
  { listingType }: Pick<TypedSearch, 'listingType'>,
  pressed: ListingType,
): ListingType =>
  pressed === 'rent' && (listingType === 'shortlet' || listingType === 'lease')
    ? listingType
    : pressed;

/** What a sentence is searched for: what it says, or what was searched for last; nothing is sold for so little as rents are. */
export const offerAsked = (
  { listingType, isBelowSales }: TypedSearch,
  last: ListingType,
): ListingType => listingType ?? (isBelowSales && last === 'sale' ? 'rent' : last);
