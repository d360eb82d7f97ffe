import * as z from 'zod/mini';

/** A home that somebody does not want to see any more, by its title of then. */
export const hiddenHomeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  hiddenAt: z.iso.datetime(),
});
export type HiddenHome = z.infer<typeof hiddenHomeSchema>;

export const hiddenHomeAnswerSchema = z.object({ hidden: hiddenHomeSchema });
