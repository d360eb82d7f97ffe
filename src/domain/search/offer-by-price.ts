import type { ListingType } from '../../contract/listing/property-options';
import { CHEAPEST_HOME } from '../property/price/cheapest-home';
import type { SearchState } from './search-state';

const NO_HOMES: ReadonlySet<string> = new Set([
  '',
  'Land',
  'Office Space',
  'Retail Shop',
  'Warehouse',
]);

/**
 * What homes of a price can be offered for alone: no home is sold for less than it costs to build. Null where it
 * may be more than one offer, as land and most prices may.
 */
export function offerByPrice({
  bedroomsMin,
  bedroomsMax,
  type = '',
  text,
  priceMax,
}: Partial<SearchState>): ListingType | null {
  const isOfHomes =
    !NO_HOMES.has(type) || (type === '' && (bedroomsMin ?? bedroomsMax ?? text) !== undefined);
  return isOfHomes && priceMax !== undefined && Number(priceMax) <= CHEAPEST_HOME ? 'rent' : null;
}
