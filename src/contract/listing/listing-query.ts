import * as z from 'zod/mini';
import { listingSchema } from './property';
import { LISTING_TYPES, PROPERTY_CATEGORIES } from './property-options';
import { recordOf } from '../record-of';
import {
  type FilterParam,
  NUMBER_LIMITS,
  type NumberParam,
  RANGE_PARAMS,
} from '../search/search-filters';
import {
  MAX_SEARCH_AREA,
  MAX_SEARCH_LOCATION,
  MAX_SEARCH_TEXT,
  SEARCH_FEATURES,
  SEARCH_SORTS,
  SEARCH_TYPES,
} from '../search/search-options';

const number = (param: NumberParam) => {
  const { least, most, isWhole } = NUMBER_LIMITS[param];
  const within = z.coerce.number().check(z.gte(least), z.lte(most));
  return z.optional(isWhole ? within.check(z.int()) : within);
};

const DEGREES = '-?\\d{1,3}(\\.\\d{1,6})?';
const POINT = `${DEGREES},${DEGREES}`;
const AREA = new RegExp(`^(circle:${POINT},${DEGREES}|shape:${POINT}(;${POINT}){2,39})$`);
const NOT_AN_AREA = 'An area is circle:lat,lng,km or shape:lat,lng;lat,lng;lat,lng';

const rangeShape = recordOf(RANGE_PARAMS, number);

const filterShape = {
  listingType: z._default(z.enum(LISTING_TYPES), 'sale'),
  /** Keywords with commas between, each found in title, description or type (RES-11). */
  text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_TEXT))),
  /** Case-insensitive part of the address; comma-separated parts must all be there (RES-11). */
  location: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LOCATION))),
  lat: number('lat'),
  lng: number('lng'),
  radiusKm: number('radiusKm'),
  /** With `lat` and `lng`: the place's own extent, kilometres; finds what lies in it besides what names it. */
  extentKm: number('extentKm'),
  /** A circle or a shape drawn on the map, as domain/map/drawn-area.ts writes it. */
  area: z.optional(z.string().check(z.maxLength(MAX_SEARCH_AREA), z.regex(AREA, NOT_AN_AREA))),
  south: number('south'),
  west: number('west'),
  north: number('north'),
  east: number('east'),
  category: z.optional(z.enum(PROPERTY_CATEGORIES)),
  type: z.optional(z.enum(SEARCH_TYPES)),
  ...rangeShape,
  features: z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => (Array.isArray(value) ? value : value.split(','))),
      ),
      z.array(z.enum(SEARCH_FEATURES)).check(z.maxLength(SEARCH_FEATURES.length)),
    ),
  ),
  addedWithinDays: number('addedWithinDays'),
} satisfies Record<FilterParam, z.ZodMiniType>;

type Place = {
  lat?: number | undefined;
  lng?: number | undefined;
  radiusKm?: number | undefined;
  extentKm?: number | undefined;
  south?: number | undefined;
  west?: number | undefined;
  north?: number | undefined;
  east?: number | undefined;
};

const radiusHasPlace = (query: Place) =>
  (query.radiusKm === undefined && query.extentKm === undefined) ||
  (query.lat !== undefined && query.lng !== undefined);
const NEEDS_PLACE = {
  path: ['radiusKm'],
  message: 'A radius needs a place: give lat and lng',
};
const boxIsWhole = (query: Place) => {
  const given = [query.south, query.west, query.north, query.east].filter((n) => n !== undefined);
  return given.length === 0 || given.length === 4;
};
const NEEDS_BOX = { path: ['south'], message: 'A box needs south, west, north and east' };

/** What a search looks for: radius in kilometres, prices in naira, sizes in m². */
export const listingFilterSchema = z
  .strictObject(filterShape)
  .check(z.refine(radiusHasPlace, NEEDS_PLACE), z.refine(boxIsWhole, NEEDS_BOX));
export type ListingFilter = z.output<typeof listingFilterSchema>;

/** GET /properties: the filters, in what order, and which page. */
export const listingQuerySchema = z
  .strictObject({
    ...filterShape,
    sort: z._default(z.enum(SEARCH_SORTS), 'newest'),
    cursor: z.optional(z.string().check(z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  })
  .check(z.refine(radiusHasPlace, NEEDS_PLACE), z.refine(boxIsWhole, NEEDS_BOX));
export type ListingQueryInput = z.input<typeof listingQuerySchema>;
export type ListingQuery = z.output<typeof listingQuerySchema>;

export const listingPageSchema = z.object({
  properties: z.array(listingSchema),
  /** Exact up to 10,000; `totalIsCapped` says that there are more. Only on the first page. */
  total: z.nullable(z.int()),
  totalIsCapped: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type ListingPage = z.infer<typeof listingPageSchema>;
