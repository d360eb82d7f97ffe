import type { PlanId } from '../../contract/plan/plan-options';
import { type Entitlements, PLANS } from './plans';

/** What a plan allows. An account from before plans has the smallest. */
export function entitlementsOf(plan: PlanId | null): Entitlements {
  const found = PLANS.find(({ id }) => id === plan) ?? PLANS[0];
  if (found === undefined) throw new Error('There are no plans');
  return found.entitlements;
}
