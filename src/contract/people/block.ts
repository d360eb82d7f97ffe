import * as z from 'zod/mini';

/** Somebody a person does not want to hear from; the id is the other's. */
export const blockSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  blockedAt: z.iso.datetime(),
});
export type Block = z.infer<typeof blockSchema>;

export const blockAnswerSchema = z.object({ block: blockSchema });
