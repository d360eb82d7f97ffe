import { z } from 'zod';
import { listingSchema } from './property';
import { LISTING_TYPES, PROPERTY_CATEGORIES } from './property-options';
import { recordOf } from './record-of';
import { type FilterParam, RANGE_FILTERS, RANGE_PARAMS, rangeOf } from './search-filters';
import {
  MAX_SEARCH_AREA,
  MAX_SEARCH_LOCATION,
  MAX_SEARCH_TEXT,
  SEARCH_FEATURES,
  SEARCH_SORTS,
  SEARCH_TYPES,
} from './search-options';

const whole = (max: number) => z.coerce.number().int().min(0).max(max).optional();
const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();

const DEGREES = '-?\\d{1,3}(\\.\\d{1,6})?';
const POINT = `${DEGREES},${DEGREES}`;
const AREA = new RegExp(`^(circle:${POINT},${DEGREES}|shape:${POINT}(;${POINT}){2,39})$`);
const NOT_AN_AREA = 'An area is circle:lat,lng,km or shape:lat,lng;lat,lng;lat,lng';

/** Each end of a range is a whole number up to its filter's limit. */
const rangeShape = recordOf(RANGE_PARAMS, (param) => whole(RANGE_FILTERS[rangeOf(param)].max));

const filterShape = {
  listingType: z.enum(LISTING_TYPES).default('sale'),
  /** Keywords with commas between, each found in title, description or type (RES-11). */
  text: z.string().trim().max(MAX_SEARCH_TEXT).optional(),
  /** Case-insensitive part of the address; comma-separated parts must all be there (RES-11). */
  location: z.string().trim().max(MAX_SEARCH_LOCATION).optional(),
  lat: coordinate(90),
  lng: coordinate(180),
  radiusKm: z.coerce.number().min(0.1).max(100).optional(),
  /** With `lat` and `lng`: the place's own extent, kilometres; finds what lies in it besides what names it. */
  extentKm: z.coerce.number().min(0.1).max(200).optional(),
  /** A circle or a shape drawn on the map, as domain/map/drawn-area.ts writes it. */
  area: z.string().max(MAX_SEARCH_AREA).regex(AREA, NOT_AN_AREA).optional(),
  south: coordinate(90),
  west: coordinate(180),
  north: coordinate(90),
  east: coordinate(180),
  category: z.enum(PROPERTY_CATEGORIES).optional(),
  type: z.enum(SEARCH_TYPES).optional(),
  ...rangeShape,
  features: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(z.enum(SEARCH_FEATURES)).max(SEARCH_FEATURES.length))
    .optional(),
  addedWithinDays: z.coerce.number().int().min(1).max(3650).optional(),
} satisfies Record<FilterParam, z.ZodType>;

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

/** What a search looks for (P3, P9): radius in kilometres, prices in naira, sizes in m². */
export const listingFilterSchema = z
  .strictObject(filterShape)
  .refine(radiusHasPlace, NEEDS_PLACE)
  .refine(boxIsWhole, NEEDS_BOX);
export type ListingFilter = z.output<typeof listingFilterSchema>;

/** GET /properties: the filters, in what order, and which page. */
export const listingQuerySchema = z
  .strictObject({
    ...filterShape,
    sort: z.enum(SEARCH_SORTS).default('newest'),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .refine(radiusHasPlace, NEEDS_PLACE)
  .refine(boxIsWhole, NEEDS_BOX);
export type ListingQueryInput = z.input<typeof listingQuerySchema>;
export type ListingQuery = z.output<typeof listingQuerySchema>;

export const listingPageSchema = z.object({
  properties: z.array(listingSchema),
  /** Exact up to 10,000; `totalIsCapped` says that there are more. Only on the first page. */
  total: z.number().int().nullable(),
  totalIsCapped: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type ListingPage = z.infer<typeof listingPageSchema>;
