import type { PlanId, PlanLimit } from '../../contract/plan/plan-options';
import { type Entitlements, PLANS } from './plans';

const FIELD = {
  listings: 'listings',
  boosts: 'boostsPerMonth',
  messages: 'messagesPerMonth',
  inspections: 'inspectionsPerMonth',
  states: 'states',
} as const satisfies Record<PlanLimit, keyof Entitlements>;

/** The number a plan sets for one limit; null is none. */
export function allowedBy(plan: Entitlements, limit: PlanLimit): number | null {
  return plan[FIELD[limit]];
}

/** The smallest plan that allows more than `allowed` of something, or null when none does. */
export function planAllowingMore(limit: PlanLimit, allowed: number): PlanId | null {
  const found = PLANS.find(({ entitlements }) => {
    const other = allowedBy(entitlements, limit);
    return other === null || other > allowed;
  });
  return found?.id ?? null;
}
