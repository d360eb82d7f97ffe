import * as z from 'zod/mini';

/** GET /health: the process answers. GET /ready: its database does too, at the newest schema. */
export const healthSchema = z.object({ status: z.literal('ok'), time: z.iso.datetime() });
export const readySchema = z.extend(healthSchema, { schema: z.int() });
