import { z } from 'zod';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  LISTING_TYPES,
  MAX_ADDRESS,
  MAX_AREA,
  MAX_CAPTION,
  MAX_COUNT,
  MAX_DESCRIPTION,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_NAIRA,
  MAX_PHOTOS,
  MAX_TITLE,
  OFFICE_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  RETAIL_TYPES,
} from './property-options';
import { uuidSchema } from './uuid';

const naira = z.number().int().min(0).max(MAX_NAIRA);
const count = z.number().int().min(0).max(MAX_COUNT);
const line = (max: number) => z.string().trim().max(max);

export const locationSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** What an agent edits (A3): every field the owner may set, and no other. */
export const propertyContentSchema = z.strictObject({
  title: line(MAX_TITLE),
  address: line(MAX_ADDRESS).min(1, 'Address is required'),
  price: naira.min(1, 'Price is required'),
  serviceCharge: naira.nullable(),
  cautionFee: naira.nullable(),
  /** What the tenant pays the agent and the lawyer, once. */
  agencyFee: naira.nullable(),
  legalFee: naira.nullable(),
  bedrooms: count.nullable(),
  bathrooms: count.nullable(),
  floors: count.nullable(),
  areaSize: z.number().min(0).max(MAX_AREA).nullable(),
  parkingSpaces: count.nullable(),
  type: z.enum(PROPERTY_TYPES),
  propertyCategory: z.enum(PROPERTY_CATEGORIES),
  listingType: z.enum(LISTING_TYPES),
  furnished: z.boolean(),
  keyFeatures: z.array(line(MAX_FEATURE)).max(MAX_FEATURES),
  amenities: z.array(line(MAX_FEATURE)).max(MAX_FEATURES),
  description: line(MAX_DESCRIPTION),
  location: locationSchema.nullable(),
  /** Others are shown a point up to 300 m away; its owner alone sees the exact one. */
  approximateLocation: z.boolean(),
  buildingClass: z.enum(BUILDING_CLASSES).nullable(),
  commercialTenureType: z.enum(COMMERCIAL_TENURES).nullable(),
  officeType: z.enum(OFFICE_TYPES).nullable(),
  retailType: z.enum(RETAIL_TYPES).nullable(),
  yearBuilt: z.number().int().min(1900).max(2100).nullable(),
});
export type PropertyContent = z.infer<typeof propertyContentSchema>;

/** PUT /properties/{id}. Clients from before these fields leave them out, and must not erase them. */
export const propertySaveSchema = propertyContentSchema.partial({
  approximateLocation: true,
  agencyFee: true,
  legalFee: true,
});
export type PropertySave = z.infer<typeof propertySaveSchema>;

/** One stored photo: immutable addresses by content hash, widths in pixels. */
export const photoSchema = z.object({
  id: z.uuid(),
  position: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Average colour as #rrggbb, painted until the photo is there. */
  color: z.string(),
  /** The agent's own words to it; none from an older server or cache. */
  caption: z.string().default(''),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

export const agentCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  phone: z.string().nullable(),
  verified: z.boolean(),
});
export type AgentCard = z.infer<typeof agentCardSchema>;

const amount = z.number();

/**
 * A published property as anybody may read it. What was stored is answered: limits on lengths and
 * ranges are for input alone, or one row from before a limit would fail the whole page it is on.
 */
export const listingSchema = z.object({
  ...propertyContentSchema.shape,
  title: z.string(),
  address: z.string(),
  price: amount,
  serviceCharge: amount.nullable(),
  cautionFee: amount.nullable(),
  agencyFee: amount.nullable(),
  legalFee: amount.nullable(),
  bedrooms: amount.nullable(),
  bathrooms: amount.nullable(),
  floors: amount.nullable(),
  areaSize: amount.nullable(),
  parkingSpaces: amount.nullable(),
  keyFeatures: z.array(z.string()),
  amenities: z.array(z.string()),
  description: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  approximateLocation: z.boolean().default(false),
  yearBuilt: amount.nullable(),
  id: z.uuid(),
  version: z.number(),
  status: z.enum(PROPERTY_STATUSES),
  images: z.array(photoSchema),
  agent: agentCardSchema,
  isBoosted: z.boolean(),
  viewCount: amount,
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** The day it was rented or sold, yyyy-mm-dd. */
  closedOn: z.string().nullable().default(null),
  /** When its owner last said, by publishing, editing or asked, that it is to be had. */
  confirmedAt: z.string().nullable().default(null),
});
export type Listing = z.infer<typeof listingSchema>;

/** PUT /properties/{id}: the id is made by the client, the version it edited travels in If-Match. */
export const propertyAnswerSchema = z.object({ property: listingSchema });
export const propertyIdSchema = z.object({ id: uuidSchema });
/** POST /properties/{id}/close: the day it was rented or sold, as its listing type says which. */
export const closePropertySchema = z.strictObject({ date: z.iso.date('Please choose a date') });
/** PUT /properties/{id}/photo-order: all photos in their order, the cover first, with captions. */
export const photoOrderSchema = z.strictObject({
  photos: z
    .array(z.strictObject({ id: uuidSchema, caption: z.string().trim().max(MAX_CAPTION) }))
    .max(MAX_PHOTOS),
});
export const photoParamsSchema = z.object({ id: uuidSchema, photoId: uuidSchema });
export const photoQuerySchema = z.strictObject({
  position: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PHOTOS - 1),
});
export const photoAnswerSchema = z.object({ photo: photoSchema, property: listingSchema });
