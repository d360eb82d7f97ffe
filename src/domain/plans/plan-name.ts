import type { PlanId } from '../../contract/plan/plan-options';
import { PLANS } from './plans';

/** What a plan is called. */
export function planName(id: PlanId): string {
  return PLANS.find((plan) => plan.id === id)?.name ?? id;
}
