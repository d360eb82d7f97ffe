import { z } from 'zod';

/** GET /health: the process answers. GET /ready: its database does too, at the newest schema. */
export const healthSchema = z.object({ status: z.literal('ok'), time: z.iso.datetime() });
export const readySchema = healthSchema.extend({ schema: z.number().int() });
