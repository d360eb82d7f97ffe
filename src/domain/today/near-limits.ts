import type { PlanUse } from '../../contract/plan/plan-usage';
import { limitCounter } from '../plans/limit-counter';

/** Names a limit with how much of it is used: once more is used, it is another mark. */
export function limitMark({ limit, used, allowed, renewsAt }: PlanUse): string {
  return `${limit} ${used}/${allowed} ${renewsAt}`;
}

/**
 * The limits of a plan of which little is left, less those looked at since. Where an agent works is no
 * stock that runs out: the states are told of where a listing is published.
 */
export function nearLimits(
  uses: readonly PlanUse[],
  seen: readonly string[],
  now: Date,
): PlanUse[] {
  return uses.filter(
    (use) =>
      use.limit !== 'states' && limitCounter(use, now).tight && !seen.includes(limitMark(use)),
  );
}
