/** The plans and how often they are paid for. Free of the validator: screens import it. */
export const PLAN_IDS = ['starter', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];
/** What a plan limits by number. */
export const PLAN_LIMITS = ['listings', 'boosts', 'messages', 'inspections', 'states'] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];
/** What an approver decides about a request for another plan. */
export const PLAN_DECISIONS = ['grant', 'decline'] as const;
export type PlanDecision = (typeof PLAN_DECISIONS)[number];
