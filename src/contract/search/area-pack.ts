import * as z from 'zod/mini';
import { MAX_AREA_KM } from './area-options';
import { listingSchema } from '../listing/property';
import { uuidSchema } from '../uuid';

/** A part of the country somebody keeps on the phone: around a point, and by name what has none. */
const areaShape = {
  /** The place it is called by: a listing without a point is in it when its address says so. */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
  lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
  lng: z.coerce.number().check(z.gte(-180), z.lte(180)),
  radiusKm: z.coerce.number().check(z.gte(0.5), z.lte(MAX_AREA_KM)),
};

export const areaQuerySchema = z.strictObject(areaShape);
export type AreaQuery = z.output<typeof areaQuerySchema>;

/** GET /area-packs/summary: what keeping an area costs, before anything is fetched. */
export const areaSummarySchema = z.object({
  /** How many published listings are in it. */
  listings: z.int(),
  /** Bytes of them as they are sent, reckoned from a part of them. */
  listingBytes: z.int(),
  /** First photos in their smallest size, and their bytes, reckoned from some. */
  photos: z.int(),
  photoBytes: z.int(),
  /** Places of the operator's own gazetteer. */
  places: z.int(),
  /** Bytes of the map of the area; null where this server has none. */
  tileBytes: z.nullable(z.int()),
  /** Which map that is: its pieces must all be of one. */
  tileVersion: z.nullable(z.string()),
  /** Where the changes after this moment begin. */
  cursor: z.string(),
});
export type AreaSummary = z.infer<typeof areaSummarySchema>;

/** GET /area-packs/chunk: listings by rising id, in pieces gzipped as they are to be kept. */
export const areaChunkQuerySchema = z.strictObject({
  ...areaShape,
  /** The last id of the piece before. */
  after: z.optional(uuidSchema),
});

/** GET /area-packs/tiles: the map whose size was said; another by now is not found. */
export const areaTilesQuerySchema = z.strictObject({
  ...areaShape,
  version: z.string().check(z.maxLength(100)),
});

/** GET /area-packs/changes: what came, changed and went since a cursor. */
export const areaChangesQuerySchema = z.strictObject({
  ...areaShape,
  since: z.string().check(z.minLength(1), z.maxLength(200)),
});
export const areaChangesSchema = z.object({
  listings: z.array(listingSchema),
  /** Listings that are no longer published there. */
  gone: z.array(z.uuid()),
  cursor: z.string(),
  hasMore: z.boolean(),
  /** How many there are now, by which a device knows whether it has missed anything. */
  total: z.int(),
});
export type AreaChanges = z.infer<typeof areaChangesSchema>;

/** GET /area-packs/ids: every id there is now, to set right what a cursor cannot tell. */
export const areaIdsSchema = z.object({ ids: z.array(z.uuid()) });

const placeKinds = ['state', 'lga', 'town', 'neighbourhood', 'estate', 'landmark'] as const;

/** A place of the operator's own gazetteer. */
const operatorPlaceSchema = z.object({
  name: z.string(),
  kind: z.enum(placeKinds),
  lat: z.number(),
  lng: z.number(),
  /** 1 best known … 5 least known. */
  rank: z.int(),
});
export type OperatorPlace = z.infer<typeof operatorPlaceSchema>;
export const operatorPlacesSchema = z.object({ places: z.array(operatorPlaceSchema) });

/** GET /places: places of the operator's gazetteer that begin like the text. */
export const placesQuerySchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});
/** GET /places/near: places around a point, the nearest first; `text` in their name. */
export const placesNearQuerySchema = z.strictObject({
  lat: areaShape.lat,
  lng: areaShape.lng,
  text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});
