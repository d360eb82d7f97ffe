import type { PlanLimit } from '../../../contract/plan/plan-options';

/** What leads to the published listings where a plan has no room: a state is free once all in it are offline. */
export function takeOfflineLabel(limit: PlanLimit): string {
  return limit === 'states' ? 'Choose a state to take offline' : 'Choose one to take offline';
}
