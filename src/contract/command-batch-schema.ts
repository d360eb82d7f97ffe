import { z } from 'zod';
import { MAX_BATCH } from './command-batch';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from './headers';

const commandSchema = z.strictObject({
  method: z.string().max(10),
  /** Below the base URL, with its query: '/api/messages'. */
  path: z.string().max(2000),
  headers: z
    .strictObject({
      [IDEMPOTENCY_KEY]: z.string().max(100).optional(),
      'if-match': z.string().max(40).optional(),
    })
    .optional(),
  body: z.unknown().optional(),
  /** Earlier commands of this request that must have been answered 2xx before this one is tried. */
  after: z.array(z.number().int().min(0)).max(MAX_BATCH).optional(),
});

/** POST /commands: what a device has waiting, run one after the other, each as if sent alone. */
export const commandBatchSchema = z
  .strictObject({ commands: z.array(commandSchema).min(1).max(MAX_BATCH) })
  .refine(
    ({ commands }) =>
      commands.every(({ after = [] }, index) => after.every((earlier) => earlier < index)),
    { path: ['commands'], message: "'after' names commands that stand earlier in the request" },
  );

/** An answer for each command, in order; 424 for one that was not tried. */
export const commandBatchAnswerSchema = z.object({
  answers: z.array(
    z.object({
      status: z.number().int(),
      headers: z.object({
        'retry-after': z.string().optional(),
        [IDEMPOTENT_REPLAY]: z.string().optional(),
      }),
      body: z.unknown(),
    }),
  ),
});
