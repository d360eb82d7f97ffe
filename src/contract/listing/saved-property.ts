import * as z from 'zod/mini';
import { listingSchema } from './property';
import { uuidSchema } from '../uuid';

export const savePropertySchema = z.strictObject({ propertyId: uuidSchema });

export const savedPropertySchema = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  /** Null once the owner has taken the listing down. */
  property: z.nullable(listingSchema),
});
export type SavedProperty = z.infer<typeof savedPropertySchema>;

export const savePropertyAnswerSchema = z.object({ saved: savedPropertySchema });
export const savedPropertyListSchema = z.object({ properties: z.array(savedPropertySchema) });
/** `recalled`: the id was not known, and what arrives under it from now on is refused. */
export const removedAnswerSchema = z.object({
  id: z.uuid(),
  removed: z.boolean(),
  recalled: z.optional(z.boolean()),
});
