import type { PlanId } from '../../contract/plan/plan-options';
import { countOf } from '../format/count-of';
import { entitlementsOf } from './entitlements-of';
import { planAllowingMore } from './plan-limits';
import { planName } from './plan-name';

/** What is said where somebody manages more properties than a plan publishes; null where it has room for them. */
export function listingLimit(plan: PlanId, managed: number): string | null {
  const { listings } = entitlementsOf(plan);
  if (listings === null || !(managed > listings)) return null;
  const enough = planAllowingMore('listings', managed - 1);
  const way = enough === null ? '' : ` The ${planName(enough)} plan has room for all of them.`;
  return `The ${planName(plan)} plan publishes ${countOf(listings, 'listing')}: others of your properties wait as drafts.${way}`;
}
