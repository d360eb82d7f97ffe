import type { PlanId, PlanLimit } from '../../contract/plan/plan-options';
import { countOf } from '../format/count-of';
import { formatDate } from '../format/format-date';
import { PLANS } from './plans';

const WHAT: Record<PlanLimit, (allowed: number) => string> = {
  listings: (n) => countOf(n, 'published listing'),
  boosts: (n) => `${countOf(n, 'boost')} a month`,
  messages: (n) => `${countOf(n, 'message')} a month`,
  inspections: (n) => `${countOf(n, 'inspection request')} a month`,
  states: (n) => `listings in ${countOf(n, 'state')}`,
};

/** Says which limit is met, how much is used, when it renews and which plan lifts it. */
export function limitSentence(met: {
  plan: PlanId;
  limit: PlanLimit;
  used: number;
  allowed: number;
  renewsAt: string | null;
  liftedBy: PlanId | null;
}): string {
  const name = (id: PlanId) => PLANS.find((plan) => plan.id === id)?.name ?? id;
  return [
    `The ${name(met.plan)} plan allows ${WHAT[met.limit](met.allowed)}, and you have used ${met.used}.`,
    met.renewsAt === null ? '' : `It renews on ${formatDate(met.renewsAt)}.`,
    met.liftedBy === null ? '' : `The ${name(met.liftedBy)} plan allows more.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
