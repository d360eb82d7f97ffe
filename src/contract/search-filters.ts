import type { NumberKey } from './listing-fields';
import { MAX_AREA, MAX_COUNT, MAX_NAIRA } from './property-options';

/** Filters by a number of the listing, by their name in the address: `priceMin`, `priceMax`. */
export const RANGE_FILTERS = {
  price: { field: 'price', max: MAX_NAIRA, isEmpty: 'The lowest price is above the highest' },
  bedrooms: {
    field: 'bedrooms',
    max: MAX_COUNT,
    isEmpty: 'The fewest bedrooms are more than the most',
  },
  bathrooms: {
    field: 'bathrooms',
    max: MAX_COUNT,
    isEmpty: 'The fewest bathrooms are more than the most',
  },
  size: { field: 'areaSize', max: MAX_AREA, isEmpty: 'The smallest size is above the largest' },
} as const satisfies Record<string, { field: NumberKey; max: number; isEmpty: string }>;

export type RangeKey = keyof typeof RANGE_FILTERS;
export type RangeParam = `${RangeKey}${'Min' | 'Max'}`;

export const RANGE_KEYS: readonly RangeKey[] = Object.keys(RANGE_FILTERS).filter(
  (key): key is RangeKey => Object.hasOwn(RANGE_FILTERS, key),
);
export const RANGE_PARAMS: readonly RangeParam[] = RANGE_KEYS.flatMap((key): RangeParam[] => [
  `${key}Min`,
  `${key}Max`,
]);

/** The filter that an end of a range belongs to. */
export function rangeOf(param: RangeParam): RangeKey {
  const key = RANGE_KEYS.find((one) => param === `${one}Min` || param === `${one}Max`);
  if (key === undefined) throw new Error(`No range has ${param}`);
  return key;
}

/** The edges of what a map showed, all four or none. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;

/** Parameters of the place that are numbers: degrees and kilometres. */
const PLACE_NUMBERS = ['lat', 'lng', 'radiusKm', 'extentKm', ...EDGES] as const;

/**
 * What a search can be narrowed by, each with its words in the address (P3, P9, RES-8). The server's
 * conditions, the device's tests and the words on the screen are tables over these keys: a filter that
 * one of them lacks does not compile.
 */
export const SEARCH_FILTERS = {
  listingType: ['listingType'],
  category: ['category'],
  range: RANGE_PARAMS,
  added: ['addedWithinDays'],
  place: ['location', 'area', ...PLACE_NUMBERS],
  type: ['type'],
  features: ['features'],
  text: ['text'],
} as const;

export type FilterKey = keyof typeof SEARCH_FILTERS;
export type FilterParam = (typeof SEARCH_FILTERS)[FilterKey][number];

export const NUMBER_PARAMS = [...PLACE_NUMBERS, 'addedWithinDays', ...RANGE_PARAMS] as const;
