import type { ListingType } from '../../../contract/listing/property-options';
import { isBelowSales } from '../is-below-sales';
import type { SearchState } from '../search-state';
import type { TypedSearch } from './typed-search';

/** What a button asks for: 'short let' beside it says how it is let. */
export const offerPressed = (
  { listingType }: Pick<TypedSearch, 'listingType'>,
  pressed: ListingType,
): ListingType =>
  pressed === 'rent' && (listingType === 'shortlet' || listingType === 'lease')
    ? listingType
    : pressed;

/** What a sentence is searched for: what it says, else what is usual of what it asks for, else what was searched for last. */
export const offerAsked = (
  { listingType, filters }: Pick<TypedSearch, 'listingType' | 'filters'>,
  last: ListingType,
): ListingType =>
  listingType ??
  // Nothing is sold for so little as rents are, nor a room by itself; land is seldom let.
  (last === 'sale' && (isBelowSales(filters) || isRoom(filters))
    ? 'rent'
    : last === 'rent' && filters.type?.endsWith('Land')
      ? 'sale'
      : last);

const isRoom = ({ text, type, bedroomsMax, priceMax }: TypedSearch['filters']): boolean =>
  priceMax === undefined &&
  ((text ?? '').includes('self contain') || (type === 'Flat/Apartment' && bedroomsMax === '1'));

/** The filters of a sentence: who looks for 'a house to rent' looks for any home. */
export const filtersAsked = (
  { filters }: Pick<TypedSearch, 'filters'>,
  listingType: ListingType,
): Partial<SearchState> =>
  filters.type === 'House' && listingType !== 'sale'
    ? { ...filters, type: '', category: 'Residential' }
    : filters;
