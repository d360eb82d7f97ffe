import type { PlanId } from '../../contract/plan/plan-options';
import type { PlanUse } from '../../contract/plan/plan-usage';
import { entitlementsOf } from './entitlements-of';
import { limitWords } from './limit-counter';
import { allowedBy } from './plan-limits';

/** What an agent uses beyond what a plan allows, one line a limit; none where the plan has room for all. */
export function overPlan(uses: readonly PlanUse[], plan: PlanId): string[] {
  const entitlements = entitlementsOf(plan);
  return uses.flatMap(({ limit, used }) => {
    const allowed = allowedBy(entitlements, limit);
    return allowed === null || used <= allowed
      ? []
      : [`${limitWords(limit, used)}, and it allows ${allowed}`];
  });
}
