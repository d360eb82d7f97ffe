import { CHEAPEST_HOME } from '../property/price/cheapest-home';
import type { SearchState } from './search-state';

const NO_HOMES: ReadonlySet<string> = new Set([
  '',
  'Land',
  'Commercial Land',
  'Office Space',
  'Retail Shop',
  'Warehouse',
]);

/** Whether homes of a price are for sale nowhere: none is sold for less than it costs to build. Land may be. */
export function isBelowSales({
  bedroomsMin,
  bedroomsMax,
  type = '',
  text,
  priceMax,
}: Partial<SearchState>): boolean {
  const isOfHomes =
    !NO_HOMES.has(type) || (type === '' && (bedroomsMin ?? bedroomsMax ?? text) !== undefined);
  return isOfHomes && priceMax !== undefined && Number(priceMax) <= CHEAPEST_HOME;
}
