import { DAY_MS } from '../dates/milliseconds';
import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';
import { billingMonth } from './billing-month';
import { PLANS } from './plans';

/**
 * What changing to another plan means today, billed by the month or the year as now: an upgrade costs
 * the difference for the days left of the billing month, today among them, in whole naira; a downgrade takes effect with the next one,
 * and null where a year is paid for, whose end only the server tells.
 */
export function planChange(
  from: PlanId,
  to: PlanId,
  period: BillingPeriod,
  now: Date,
):
  | { kind: 'same' }
  | { kind: 'upgrade'; naira: number; days: number }
  | { kind: 'downgrade'; on: Date | null } {
  if (from === to) return { kind: 'same' };
  const { start, end } = billingMonth(now);
  const perMonth = (id: PlanId) => {
    const price = PLANS.find((plan) => plan.id === id)?.price;
    if (price === undefined) return 0;
    return period === 'yearly' ? price.yearly / 12 : price.monthly;
  };
  const difference = perMonth(to) - perMonth(from);
  if (difference < 0) return { kind: 'downgrade', on: period === 'yearly' ? null : end };
  // Whole days, today among them, as they are told: the sum can be worked out from the words.
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  const ofMonth = Math.round((end.getTime() - start.getTime()) / DAY_MS);
  return { kind: 'upgrade', naira: Math.round((difference * days) / ofMonth), days };
}
