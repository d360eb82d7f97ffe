import { expect, test } from 'vitest';
import { billingMonthWords, planRequestSum } from '../../src/domain/plans/billing-words';

// In Lagos the 16th of June has begun: 15 of its 30 days are left.
const HALF = new Date('2026-06-15T23:00:00Z');
const request = {
  from: 'starter',
  to: 'pro',
  billingPeriod: 'monthly',
  askedAt: '2026-06-10T08:00:00.000Z',
  grantableFrom: '2026-06-10T08:00:00.000Z',
  active: 1,
  waiting: 0,
} as const;

test('[PLAN-2] an approver reads what the change costs', () => {
  expect(planRequestSum(request, HALF)).toBe(
    'Granted today: about ₦35,000, the difference for the 15 days left of this billing month; then ₦80,000 per month',
  );
  const smaller = {
    ...request,
    from: 'business',
    grantableFrom: '2026-06-30T23:00:00.000Z',
  } as const;
  expect(planRequestSum(smaller, HALF)).toBe('₦80,000 per month, from 01/07/2026 on');
  expect(planRequestSum({ ...request, billingPeriod: 'yearly' }, HALF)).toBe(
    'The difference for what is left of the year that is paid for, then ₦864,000 per year',
  );
  expect(planRequestSum({ ...smaller, billingPeriod: 'yearly' }, HALF)).toBe(
    '₦864,000 per year, once the year that is paid for is over',
  );
});

test('[PLAN-1] the month that is paid for ends with the calendar’s, in Lagos', () => {
  expect(billingMonthWords('monthly', 'this one', HALF)).toBe(
    'Billing months are calendar months: this one ends on 30/06/2026.',
  );
  // The 1st of July in Lagos.
  expect(billingMonthWords('monthly', 'the first one', new Date('2026-06-30T23:00:00Z'))).toBe(
    'Billing months are calendar months: the first one ends on 31/07/2026.',
  );
  expect(billingMonthWords('yearly', 'this one', HALF)).toBe('');
});
