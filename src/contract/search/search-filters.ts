import type { NumberKey } from '../listing/listing-fields';
import { MAX_AREA, MAX_COUNT, MAX_NAIRA } from '../listing/property-options';
import { recordOf } from '../record-of';

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
type RangeParam = `${RangeKey}${'Min' | 'Max'}`;

export const RANGE_KEYS: readonly RangeKey[] = Object.keys(RANGE_FILTERS).filter(
  (key): key is RangeKey => Object.hasOwn(RANGE_FILTERS, key),
);
export const RANGE_PARAMS: readonly RangeParam[] = RANGE_KEYS.flatMap((key): RangeParam[] => [
  `${key}Min`,
  `${key}Max`,
]);

/** The filter that an end of a range belongs to. */
function rangeOf(param: RangeParam): RangeKey {
  const key = RANGE_KEYS.find((one) => param === `${one}Min` || param === `${one}Max`);
  if (key === undefined) throw new Error(`No range has ${param}`);
  return key;
}

/** The edges of what a map showed, all four or none. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;

/** Parameters of the place that are numbers: degrees and kilometres. */
const PLACE_NUMBERS = ['lat', 'lng', 'radiusKm', 'extentKm', ...EDGES] as const;

/**
 * What a search can be narrowed by, each with its words in the address (RES-8). The server's
 * conditions, the device's tests and the words on the screen are tables over these keys: a filter that
 * one of them lacks does not compile.
 */
const SEARCH_FILTERS = {
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
export type NumberParam = (typeof NUMBER_PARAMS)[number];

/** What a number of a search may be. */
type NumberLimit = { least: number; most: number; isWhole: boolean };

const degrees = (most: number): NumberLimit => ({ least: -most, most, isWhole: false });
const count = (least: number, most: number): NumberLimit => ({ least, most, isWhole: true });

/** The limits of each; those of a range are its filter's. Free of the validator: screens import it. */
export const NUMBER_LIMITS: Readonly<Record<NumberParam, NumberLimit>> = {
  lat: degrees(90),
  lng: degrees(180),
  south: degrees(90),
  west: degrees(180),
  north: degrees(90),
  east: degrees(180),
  radiusKm: { least: 0.1, most: 100, isWhole: false },
  extentKm: { least: 0.1, most: 200, isWhole: false },
  addedWithinDays: count(1, 3650),
  ...recordOf(RANGE_PARAMS, (param) => count(0, RANGE_FILTERS[rangeOf(param)].max)),
};
