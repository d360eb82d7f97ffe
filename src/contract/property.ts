import { z } from 'zod';
import {
  FIELD_KEYS,
  type FieldDefinition,
  type FieldKey,
  fieldOf,
  type PropertyContent,
} from './listing-fields';
import {
  MAX_AREA,
  MAX_CAPTION,
  MAX_COUNT,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_NAIRA,
  MAX_PHOTOS,
  PROPERTY_STATUSES,
} from './property-options';
import { recordOf } from './record-of';
import { uuidSchema } from './uuid';

const amount = z.number();
const naira = z.number().int().min(0).max(MAX_NAIRA);
const count = z.number().int().min(0).max(MAX_COUNT);
const line = (max: number) => z.string().trim().max(max);

export const locationSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** What a client may send for a field. */
function sentSchema(field: FieldDefinition): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.required === undefined
        ? line(field.max)
        : line(field.max).min(1, field.required);
    case 'naira':
      return field.required === undefined ? naira.nullable() : naira.min(1, field.required);
    case 'count':
      return count.nullable();
    case 'area':
      return z.number().min(0).max(MAX_AREA).nullable();
    case 'year':
      return z.number().int().min(1900).max(2100).nullable();
    case 'choice':
      return z.enum(field.options);
    case 'option':
      return z.enum(field.options).nullable();
    case 'flag':
      return z.boolean();
    case 'list':
      return z.array(line(MAX_FEATURE)).max(MAX_FEATURES);
    case 'point':
      return locationSchema.nullable();
  }
}

/**
 * What is answered for a field. What was stored is answered: limits on lengths and ranges are for
 * input alone, or one row from before a limit would fail the whole page it is on.
 */
function answeredSchema(field: FieldDefinition): z.ZodType {
  switch (field.kind) {
    case 'line':
      return z.string();
    case 'naira':
      return field.required === undefined ? amount.nullable() : amount;
    case 'count':
    case 'area':
    case 'year':
      return amount.nullable();
    case 'list':
      return z.array(z.string());
    case 'point':
      return z.object({ lat: amount, lng: amount }).nullable();
    case 'choice':
    case 'option':
    case 'flag':
      return sentSchema(field);
  }
}

type FieldSchemas = { [Key in FieldKey]: z.ZodType<PropertyContent[Key]> };

const schemasBy = (schemaOf: (field: FieldDefinition) => z.ZodType): FieldSchemas =>
  recordOf(FIELD_KEYS, (key) => schemaOf(fieldOf(key))) as FieldSchemas;

/** What an agent edits (A3), and the body of PUT /properties/{id}. */
export const propertyContentSchema = z.strictObject(schemasBy(sentSchema));

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

/** A published property as anybody may read it. */
export const listingSchema = z.object({
  ...schemasBy(answeredSchema),
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
