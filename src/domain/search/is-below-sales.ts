import type { SearchState } from './search-state';

/** Naira: of two hundred homes for sale one costs so little, and most rents cost less. */
const SELDOM_SOLD_FOR = 5_000_000;
const NO_HOMES: ReadonlySet<string> = new Set([
  '',
  'Land',
  'Commercial Land',
  'Office Space',
  'Retail Shop',
  'Warehouse',
]);

/** Whether homes are hardly ever sold for a price, so that who names it looks for a rent. Land may be. */
export function isBelowSales({
  bedroomsMin,
  bedroomsMax,
  type = '',
  text,
  priceMax,
}: Partial<SearchState>): boolean {
  const isOfHomes =
    !NO_HOMES.has(type) || (type === '' && (bedroomsMin ?? bedroomsMax ?? text) !== undefined);
  return isOfHomes && priceMax !== undefined && Number(priceMax) <= SELDOM_SOLD_FOR;
}
