import * as z from 'zod/mini';
import { BILLING_PERIODS, PLAN_DECISIONS, PLAN_IDS, PLAN_LIMITS } from './plan-options';
import { longText } from '../text-rules';

/** How much of one limit is used; `allowed` null is no limit, `renewsAt` null is no month. */
const planUseSchema = z.object({
  limit: z.enum(PLAN_LIMITS),
  used: z.int(),
  allowed: z.nullable(z.int()),
  renewsAt: z.nullable(z.iso.datetime()),
});
export type PlanUse = z.infer<typeof planUseSchema>;

/** GET /plan: what the agent's plan gives and how much of it is used. */
export const planAnswerSchema = z.object({
  plan: z.enum(PLAN_IDS),
  billingPeriod: z.enum(BILLING_PERIODS),
  uses: z.array(planUseSchema),
  /** The plan that the agent asked for and nobody has decided about; null is none. */
  asked: z.nullable(z.object({ plan: z.enum(PLAN_IDS), at: z.iso.datetime() })),
});
export type PlanAnswer = z.infer<typeof planAnswerSchema>;

/** PUT /plan/request: the plan an agent asks for; it takes the place of one asked for before. */
export const askPlanSchema = z.strictObject({ plan: z.enum(PLAN_IDS) });

/** DELETE /plan/request: the plan that is no longer asked for; absent where an older phone takes back whatever waits. */
export const withdrawPlanSchema = z.strictObject({ plan: z.optional(z.enum(PLAN_IDS)) });

/** An agent's open request for another plan, as an approver reads it. */
const planRequestSchema = z.object({
  id: z.uuid(),
  agent: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  from: z.enum(PLAN_IDS),
  to: z.enum(PLAN_IDS),
  billingPeriod: z.enum(BILLING_PERIODS),
  askedAt: z.iso.datetime(),
  /** From when it may be granted: a smaller plan begins when the month or year is over that was paid for. */
  grantableFrom: z.iso.datetime(),
  /** Listings that are published, and those that wait for room in the plan. */
  active: z.int(),
  waiting: z.int(),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;
export const planRequestsSchema = z.object({ requests: z.array(planRequestSchema) });
/** POST /plan-requests/{id}/decision. */
export const decidePlanSchema = z
  .strictObject({
    decision: z.enum(PLAN_DECISIONS),
    reason: z._default(longText(1000), ''),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'grant' || reason !== '', {
      path: ['reason'],
      message: 'Please give the reason',
    }),
  );
