import type { BillingPeriod, PlanId } from '../contract/plan/plan-options';
import { PLANS, type Plan } from '../domain/plans/plans';
import { readStored, store } from './stored';

const PLAN_KEY = 'selectedPlan';
const PERIOD_KEY = 'billingPeriod';

/** Keeps the plan chosen on the pricing page for the sign-up that follows. */
export function storePlanChoice(choice: { planId: PlanId; period: BillingPeriod }): void {
  // Some private modes refuse it: the sign-up then asks for the plan itself.
  store(PLAN_KEY, choice.planId, 'sessionStorage');
  store(PERIOD_KEY, choice.period, 'sessionStorage');
}

/** The plan chosen in this tab, or null. */
export function readPlanChoice(): { plan: Plan; period: BillingPeriod } | null {
  const planId = readStored(PLAN_KEY, 'sessionStorage');
  const plan = PLANS.find(({ id }) => id === planId);
  const period = readStored(PERIOD_KEY, 'sessionStorage') === 'yearly' ? 'yearly' : 'monthly';
  return plan ? { plan, period } : null;
}
