import * as z from 'zod/mini';
import { uuidSchema } from '../uuid';

/**
 * POST /properties/{id}/views: somebody looked at a listing, perhaps some time ago and without a
 * network. `deviceId` is made up by the device and says nothing of its owner: a device counts once a
 * day.
 */
export const propertyViewSchema = z.strictObject({
  deviceId: uuidSchema,
  day: z.iso.date(),
});
export const propertyViewAnswerSchema = z.object({ counted: z.boolean() });
