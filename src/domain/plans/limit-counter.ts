import type { PlanLimit } from '../../contract/plan/plan-options';
import type { PlanUse } from '../../contract/plan/plan-usage';
import { planAllowingMore } from './plan-limits';
import { PLANS } from './plans';
import { countOf } from '../format/count-of';

const WHAT: Record<PlanLimit, (count: number) => string> = {
  listings: (count) => countOf(count, 'published listing'),
  boosts: (count) => `${countOf(count, 'boost')} of your plan this month`,
  messages: (count) => `${countOf(count, 'message')} sent this month`,
  inspections: (count) => `${countOf(count, 'inspection request')} this month`,
  states: (count) => countOf(count, 'state'),
};
/** So many of what a limit is about, in words. */
export function limitWords(limit: PlanLimit, count: number): string {
  return WHAT[limit](count);
}

/** From this share on, what is left is little. */
const TIGHT = 0.8;

/**
 * One limit of a plan as a counter: its words, the share used (0 to 1), and which plan lifts it. What was used
 * in a month that is over says nothing of this one.
 */
export function limitCounter(
  use: PlanUse,
  now: Date,
): {
  text: string;
  share: number | null;
  tight: boolean;
  liftedBy: string | null;
} {
  if (use.allowed === null)
    return {
      text: `${WHAT[use.limit](use.used)}, no limit`,
      share: null,
      tight: false,
      liftedBy: null,
    };
  if (use.renewsAt !== null && new Date(use.renewsAt) <= now)
    return {
      text: `Up to ${WHAT[use.limit](use.allowed)}: what is used is counted once the server is reached`,
      share: null,
      tight: false,
      liftedBy: null,
    };
  const share = use.allowed === 0 ? 1 : Math.min(1, use.used / use.allowed);
  const lifted = planAllowingMore(use.limit, use.allowed);
  return {
    text: `${use.used} of ${WHAT[use.limit](use.allowed)}`,
    share,
    tight: share >= TIGHT,
    liftedBy: PLANS.find(({ id }) => id === lifted)?.name ?? null,
  };
}
