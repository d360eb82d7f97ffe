import * as z from 'zod/mini';
import { BILLING_PERIODS, PLAN_IDS, PLAN_LIMITS } from './plan-options';

/** How much of one limit is used; `allowed` null is no limit, `renewsAt` null is no month. */
export const planUseSchema = z.object({
  limit: z.enum(PLAN_LIMITS),
  used: z.int(),
  allowed: z.nullable(z.int()),
  renewsAt: z.nullable(z.iso.datetime()),
});
export type PlanUse = z.infer<typeof planUseSchema>;

/** GET /plan: what the agent's plan gives and how much of it is used (A1). */
export const planAnswerSchema = z.object({
  plan: z.enum(PLAN_IDS),
  billingPeriod: z.enum(BILLING_PERIODS),
  uses: z.array(planUseSchema),
});
export type PlanAnswer = z.infer<typeof planAnswerSchema>;
