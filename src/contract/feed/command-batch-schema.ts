import * as z from 'zod/mini';
import { MAX_BATCH } from './max-batch';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY, WAITED_SECONDS } from '../headers';

const commandSchema = z.strictObject({
  method: z.string().check(z.maxLength(10)),
  /** Below the base URL, with its query: '/api/messages'. */
  path: z.string().check(z.maxLength(2000)),
  headers: z.optional(
    z.strictObject({
      [IDEMPOTENCY_KEY]: z.optional(z.string().check(z.maxLength(100))),
      'if-match': z.optional(z.string().check(z.maxLength(40))),
      [WAITED_SECONDS]: z.optional(z.string().check(z.maxLength(10))),
    }),
  ),
  body: z.optional(z.unknown()),
  /** Earlier commands of this request that must have been answered 2xx before this one is tried. */
  after: z.optional(z.array(z.int().check(z.gte(0))).check(z.maxLength(MAX_BATCH))),
});

/** POST /commands: what a device has waiting, run one after the other, each as if sent alone. */
export const commandBatchSchema = z
  .strictObject({ commands: z.array(commandSchema).check(z.minLength(1), z.maxLength(MAX_BATCH)) })
  .check(
    z.refine(
      ({ commands }) =>
        commands.every(({ after = [] }, index) => after.every((earlier) => earlier < index)),
      { path: ['commands'], message: "'after' names commands that stand earlier in the request" },
    ),
  );

/** An answer for each command, in order; 424 for one that was not tried. */
export const commandBatchAnswerSchema = z.object({
  answers: z.array(
    z.object({
      status: z.int(),
      headers: z.object({
        'retry-after': z.optional(z.string()),
        [IDEMPOTENT_REPLAY]: z.optional(z.string()),
      }),
      body: z.unknown(),
    }),
  ),
});
