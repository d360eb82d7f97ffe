import * as z from 'zod/mini';
import { ERROR_CODES } from './error-codes';
import { slotSchema } from './inspection/offered-times';

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.optional(z.string()),
  current: z.optional(z.unknown()),
  limit: z.optional(z.unknown()),
  free: z.optional(z.array(slotSchema)),
  requestId: z.optional(z.string()),
});
