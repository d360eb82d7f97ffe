import * as z from 'zod/mini';
import { answeredOption } from '../answered-option';
import {
  FIELD_KEYS,
  type FieldDefinition,
  type FieldKey,
  fieldOf,
  LISTING_FIELDS,
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
  MAX_REVIEW_NOTE,
  PROPERTY_STATUSES,
} from './property-options';
import { recordOf } from '../record-of';
import { inLines, line, onOneLine } from '../text-rules';
import { uuidSchema } from '../uuid';

const amount = z.number();

const inWords = (value: number) => value.toLocaleString('en-NG');

const upTo = (least: number, most: number, label: string, unit = '') =>
  [
    z.gte(least, `${label} must be ${inWords(least)} or more`),
    z.lte(most, `${label} can be at most ${inWords(most)}${unit}`),
  ] as const;

/** The year before which no building that is offered was built. */
const FIRST_YEAR = 1900;

const locationSchema = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/** What a client may send for a field, in the words of its form. */
function sentSchema(field: FieldDefinition): z.ZodMiniType {
  const { label } = field;
  switch (field.kind) {
    case 'line': {
      const text = (field.lines ? inLines() : onOneLine()).check(
        z.maxLength(field.max, `${label} may have at most ${inWords(field.max)} characters`),
      );
      return field.required === undefined ? text : text.check(z.minLength(1, field.required));
    }
    case 'naira': {
      const sum = z.int().check(...upTo(0, MAX_NAIRA, label));
      return field.required === undefined ? z.nullable(sum) : sum.check(z.gte(1, field.required));
    }
    case 'count':
      return z.nullable(z.int().check(...upTo(0, MAX_COUNT, label)));
    case 'area':
      return z.nullable(z.number().check(...upTo(0, MAX_AREA, label, ' square metres')));
    case 'year': {
      // Asked at each check: a server runs for years.
      const thisYear = () => new Date().getFullYear();
      return z.nullable(
        z.int().check(
          z.refine((year: number) => year >= FIRST_YEAR && year <= thisYear(), {
            error: () => `${label} must be between ${FIRST_YEAR} and ${thisYear()}`,
          }),
        ),
      );
    }
    case 'choice':
      return z.enum(field.options);
    case 'option':
      return z.nullable(z.enum(field.options));
    case 'flag':
      return z.boolean();
    case 'list':
      return z.array(line(MAX_FEATURE)).check(z.maxLength(MAX_FEATURES));
    case 'point':
      return z.nullable(locationSchema);
  }
}

/**
 * What is answered for a field. What was stored is answered: limits on lengths and ranges are for
 * input alone, or one row from before a limit would fail the whole page it is on.
 */
function answeredSchema(field: FieldDefinition): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
      return z.string();
    case 'naira':
      return field.required === undefined ? z.nullable(amount) : amount;
    case 'count':
    case 'area':
    case 'year':
      return z.nullable(amount);
    case 'list':
      return z.array(z.string());
    case 'point':
      return z.nullable(z.object({ lat: amount, lng: amount }));
    case 'choice':
      return answeredOption(field.options);
    case 'option':
      return z.nullable(answeredOption(field.options));
    case 'flag':
      return z.boolean();
  }
}

type FieldSchemas = { [Key in FieldKey]: z.ZodMiniType<PropertyContent[Key]> };

/** What an earlier version answered, and is answered again to a repeat, does without what came since. */
const answered = (field: FieldDefinition): z.ZodMiniType =>
  field.since === undefined ? answeredSchema(field) : z.optional(answeredSchema(field));

const schemasBy = (schemaOf: (field: FieldDefinition) => z.ZodMiniType): FieldSchemas =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is made of its field's own definition
  recordOf(FIELD_KEYS, (key) => schemaOf(fieldOf(key))) as FieldSchemas;

/** What an agent edits: what may be published. */
export const propertyContentSchema = z.strictObject(schemasBy(sentSchema));

/** What may be kept: a draft of a file may have no price yet, which is 0. */
export const propertyDraftSchema = z.extend(propertyContentSchema, {
  price: z.int().check(...upTo(0, MAX_NAIRA, LISTING_FIELDS.price.label)),
  /** What its file leaves in doubt; without it, what was noted stays. */
  reviewNote: z.optional(z.nullable(inLines().check(z.maxLength(MAX_REVIEW_NOTE)))),
});

/**
 * The body of PUT /properties/{id}. Of a listing that is there, what is not named stays as it is: a client
 * of an earlier version does not know every field. A new one needs all that every version has had.
 */
export const propertyEditSchema = z.partial(propertyDraftSchema);

/** One stored photo: immutable addresses by content hash, widths in pixels. */
const photoSchema = z.object({
  id: z.uuid(),
  position: z.int(),
  width: z.int(),
  height: z.int(),
  /** Average colour as #rrggbb, painted until the photo is there. */
  color: z.string(),
  /** The agent's own words to it; none from an older server or cache. */
  caption: z._default(z.string(), ''),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

export const agentCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  phone: z.nullable(z.string()),
  verified: z.boolean(),
});
export type AgentCard = z.infer<typeof agentCardSchema>;

/** A published property as anybody may read it. */
export const listingSchema = z.object({
  ...schemasBy(answered),
  id: z.uuid(),
  version: z.number(),
  status: answeredOption(PROPERTY_STATUSES),
  images: z.array(photoSchema),
  agent: agentCardSchema,
  isBoosted: z.boolean(),
  viewCount: amount,
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  /** The day it was rented or sold, yyyy-mm-dd. */
  closedOn: z._default(z.nullable(z.string()), null),
  /** When its owner last said, by publishing, editing or asked, that it is to be had. */
  confirmedAt: z._default(z.nullable(z.string()), null),
  /** Since when it waits for room in its owner's plan to be published; told to the owner alone. */
  awaitsRoomSince: z.optional(z.nullable(z.string())),
  /** What to look at before it is published, a sentence a line; told to the owner alone. */
  reviewNote: z.optional(z.nullable(z.string())),
});
export type Listing = z.infer<typeof listingSchema>;

/** PUT /properties/{id}: the id is made by the client, the version it edited travels in If-Match. */
export const propertyAnswerSchema = z.object({ property: listingSchema });
/** POST /properties/{id}/publish: `whenRoom` keeps it waiting where the plan has no room for it. */
export const publishQuerySchema = z.strictObject({ whenRoom: z.optional(z.literal('true')) });
/** POST /properties/{id}/close: the day it was rented or sold, as its listing type says which. */
export const closePropertySchema = z.strictObject({ date: z.iso.date('Please choose a date') });
/** PUT /properties/{id}/photo-order: all photos in their order, the cover first, with captions. */
export const photoOrderSchema = z.strictObject({
  photos: z
    .array(
      z.strictObject({
        id: uuidSchema,
        caption: line(MAX_CAPTION),
      }),
    )
    .check(z.maxLength(MAX_PHOTOS)),
});
export const photoParamsSchema = z.object({ id: uuidSchema, photoId: uuidSchema });
export const photoQuerySchema = z.strictObject({
  position: z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_PHOTOS - 1)),
});
export const photoAnswerSchema = z.object({ photo: photoSchema, property: listingSchema });
