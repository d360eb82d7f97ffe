import type { PlanAnswer } from '../../contract/plan/plan-usage';
import { countOf } from '../format/count-of';
import { formatDate } from '../format/format-date';
import { billingMonth } from './billing-month';
import { PLANS } from './plans';

/**
 * Why the server would refuse one more message this month, as far as this device knows; null where it
 * has room.
 * @param sentAt when the agent's own messages reached the server, ISO dates and times of the server
 * @param waiting how many wait to be sent
 */
export function messageWarning(
  plan: Pick<PlanAnswer, 'plan' | 'uses'>,
  sentAt: readonly string[],
  waiting: number,
  now: Date,
): string | null {
  const use = plan.uses.find(({ limit }) => limit === 'messages');
  if (use === undefined || use.allowed === null) return null;
  const { start, end } = billingMonth(now);
  // What the server counted last may be of a month that is over.
  const counted = use.renewsAt !== null && Date.parse(use.renewsAt) < end.getTime() ? 0 : use.used;
  const known = sentAt.filter((time) => Date.parse(time) >= start.getTime()).length;
  const sent = Math.max(counted, known);
  if (sent + waiting < use.allowed) return null;
  const name = PLANS.find(({ id }) => id === plan.plan)?.name ?? plan.plan;
  const messages = countOf(use.allowed, 'message');
  const wait = waiting === 0 ? '' : ` and ${countOf(waiting, 'waits', 'wait')} to be sent`;
  return `Your ${name} plan sends ${messages} a month; ${countOf(sent, 'is', 'are')} sent${wait}. The server will refuse another one before ${formatDate(end.toISOString())}.`;
}
