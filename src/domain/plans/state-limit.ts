import type { PlanId } from '../../contract/plan/plan-options';
import { countOf } from '../format/count-of';
import { entitlementsOf } from './entitlements-of';
import { planAllowingMore } from './plan-limits';
import { planName } from './plan-name';

/**
 * In how many states a plan publishes, and what follows where more are chosen; null for one without
 * such a limit.
 */
export function stateLimit(
  plan: PlanId,
  chosen: number,
): { rule: string; over: string | null } | null {
  const { states } = entitlementsOf(plan);
  if (states === null) return null;
  const rule = `The ${planName(plan)} plan publishes listings in ${states === 1 ? 'one state' : countOf(states, 'state')}.`;
  if (chosen <= states) return { rule, over: null };
  const enough = planAllowingMore('states', chosen - 1);
  const way = enough === null ? '' : ` The ${planName(enough)} plan has room for all of them.`;
  const over = `You chose ${chosen} states: listings in more than ${states} of them are not published until you take a larger plan.${way}`;
  return { rule, over };
}
