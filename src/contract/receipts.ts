import { z } from 'zod';

/** POST /outbox/receipts: which of these idempotency keys had their effect, and when. */
export const receiptsRequestSchema = z.strictObject({
  keys: z
    .array(z.string().regex(/^[\w-]{8,100}$/))
    .min(1)
    .max(500),
});
export const receiptsSchema = z.object({
  receipts: z.array(z.object({ key: z.string(), status: z.number().int(), at: z.iso.datetime() })),
});
