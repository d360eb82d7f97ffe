import type { PlanRequest } from '../../contract/plan/plan-usage';
import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';
import { countOf } from '../format/count-of';
import { formatDate } from '../format/format-date';
import { formatNaira } from '../format/format-naira';
import { billingMonth } from './billing-month';
import { planChange } from './plan-change';
import { PLANS } from './plans';

/** Said wherever somebody pays by the month before the first one has begun. */
export const BILLING_MONTHS =
  'Billing months are calendar months: your first one is the month in which you are approved, and ends with it.';

/** When the billing month that a moment is in ends; '' where the year is paid for, whose days no phone knows. */
export function billingMonthWords(
  period: BillingPeriod,
  which: 'this one' | 'the first one',
  now: Date,
): string {
  if (period === 'yearly') return '';
  const lastDay = new Date(billingMonth(now).end.getTime() - 1);
  return `Billing months are calendar months: ${which} ends on ${formatDate(lastDay)}.`;
}

/** What an agent pays for the plan that they ask for, were it granted now. */
export function planRequestSum(
  { from, to, billingPeriod, grantableFrom }: Omit<PlanRequest, 'id' | 'agent'>,
  now: Date,
): string {
  const price = priceWords(to, billingPeriod);
  const change = planChange(from, to, billingPeriod, now);
  if (change.kind === 'same') return price;
  if (billingPeriod === 'yearly')
    return change.kind === 'upgrade'
      ? `The difference for what is left of the year that is paid for, then ${price}`
      : `${price}, once the year that is paid for is over`;
  return change.kind === 'upgrade'
    ? `Granted today: about ${formatNaira(change.naira)}, the difference for the ${countOf(change.days, 'day')} left of this billing month; then ${price}`
    : `${price}, from ${formatDate(grantableFrom)} on`;
}

function priceWords(id: PlanId, period: BillingPeriod): string {
  const naira = PLANS.find((plan) => plan.id === id)?.price[period] ?? 0;
  return `${formatNaira(naira)} per ${period === 'yearly' ? 'year' : 'month'}`;
}
