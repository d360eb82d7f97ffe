import * as z from 'zod/mini';
import { uuidSchema } from '../uuid';

/** Somebody a person does not want to hear from; the id is the other's. */
export const blockSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  blockedAt: z.iso.datetime(),
});
export type Block = z.infer<typeof blockSchema>;

/** PUT and DELETE /blocks/:id, by the other's id. */
export const blockIdSchema = z.object({ id: uuidSchema });
export const blockAnswerSchema = z.object({ block: blockSchema });
