import * as z from 'zod/mini';

/** POST /outbox/receipts: which of these idempotency keys had their effect, and when. */
export const receiptsRequestSchema = z.strictObject({
  keys: z
    .array(z.string().check(z.regex(/^[\w-]{8,100}$/)))
    .check(z.minLength(1), z.maxLength(500)),
});
export const receiptsSchema = z.object({
  receipts: z.array(z.object({ key: z.string(), status: z.int(), at: z.iso.datetime() })),
});
