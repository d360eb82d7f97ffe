import type { BillingPeriod, PlanId } from '../contract/plan/plan-options';
import { PLANS, type Plan } from '../domain/plans/plans';

const PLAN_KEY = 'selectedPlan';
const PERIOD_KEY = 'billingPeriod';

/** Keeps the plan chosen on the pricing page for the sign-up that follows. */
export function storePlanChoice(choice: { planId: PlanId; period: BillingPeriod }): void {
  try {
    sessionStorage.setItem(PLAN_KEY, choice.planId);
    sessionStorage.setItem(PERIOD_KEY, choice.period);
  } catch {
    // Storage is refused in some private modes: the sign-up then asks for the plan itself.
  }
}

/** The plan chosen in this tab, or null. */
export function readPlanChoice(): { plan: Plan; period: BillingPeriod } | null {
  try {
    const plan = PLANS.find(({ id }) => id === sessionStorage.getItem(PLAN_KEY));
    const period = sessionStorage.getItem(PERIOD_KEY) === 'yearly' ? 'yearly' : 'monthly';
    return plan ? { plan, period } : null;
  } catch {
    return null;
  }
}
