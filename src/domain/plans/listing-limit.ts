import type { PlanId } from '../../contract/plan/plan-options';
import { entitlementsOf } from './entitlements-of';
import { planAllowingMore } from './plan-limits';
import { planName } from './plan-name';

/** What follows where somebody has more homes than a plan publishes at a time (PLAN-5); undefined where it has room for all. */
export function listingLimit(plan: PlanId, homes: number): string | undefined {
  const { listings } = entitlementsOf(plan);
  if (listings === null || !(homes > listings)) return undefined;
  const enough = planAllowingMore('listings', homes - 1);
  const way = enough === null ? '' : ` The ${planName(enough)} plan has room for all of them.`;
  return `The ${planName(plan)} plan publishes up to ${listings} listings at a time.${way}`;
}
