import type { PlanId, PlanLimit } from '../../contract/plan-options';
import { formatDate } from '../format/format-date';
import { PLANS } from './plans';

const WHAT: Record<PlanLimit, (allowed: number) => string> = {
  listings: (n) => (n === 1 ? '1 published listing' : `${n} published listings`),
  boosts: (n) => (n === 1 ? '1 boost a month' : `${n} boosts a month`),
  messages: (n) => (n === 1 ? '1 message a month' : `${n} messages a month`),
  inspections: (n) =>
    n === 1 ? '1 inspection request a month' : `${n} inspection requests a month`,
  states: (n) => (n === 1 ? 'listings in 1 state' : `listings in ${n} states`),
};

/** Says which limit is met, how much is used, when it renews and which plan lifts it (A1). */
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
