import { z } from 'zod';
import { ERROR_CODES } from './error-codes';

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  current: z.unknown().optional(),
  limit: z.unknown().optional(),
});
