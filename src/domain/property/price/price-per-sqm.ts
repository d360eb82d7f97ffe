import type { Listing } from '../../../contract/listing/property';

/**
 * What a square metre costs, in whole naira for the time that the price is for. Null where no size is
 * given, and for short lets, which nobody compares by it.
 */
export function pricePerSqm({
  price,
  areaSize,
  listingType,
}: Pick<Listing, 'price' | 'areaSize' | 'listingType'>): number | null {
  return listingType === 'shortlet' || areaSize === null || areaSize <= 0
    ? null
    : Math.round(price / areaSize);
}
