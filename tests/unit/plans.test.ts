import { describe, expect, test } from 'vitest';
import { listingLimit } from '../../src/domain/plans/listing-limit';
import { planFeatures } from '../../src/domain/plans/plan-features';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../src/domain/plans/plans';

describe('[PRICE-1] plans', () => {
  test('cost what the price list says, and a year is 10% off twelve months', () => {
    expect(PLANS.map((plan) => [plan.name, plan.price.monthly, plan.price.yearly])).toEqual([
      ['Starter', 10_000, 108_000],
      ['Pro', 80_000, 864_000],
      ['Business', 100_000, 1_080_000],
      ['Enterprise', 400_000, 4_320_000],
    ]);
    for (const { price } of PLANS) {
      expect(price.yearly).toBe((price.monthly * 12 * (100 - YEARLY_DISCOUNT_PERCENT)) / 100);
    }
    expect(PLANS.filter((plan) => plan.recommended).map((plan) => plan.id)).toEqual(['business']);
  });

  test('allow what the price list says', () => {
    const limits = PLANS.map(({ entitlements: of }) => [
      of.listings,
      of.boostsPerMonth,
      of.messagesPerMonth,
      of.inspectionsPerMonth,
      of.states,
    ]);
    expect(limits).toEqual([
      [20, 1, 10, 10, 1],
      [70, 5, null, 50, 3],
      [200, 20, null, null, 5],
      [null, 100, null, null, null],
    ]);
    const tools = PLANS.map(({ entitlements: of }) => [
      of.analytics,
      of.csvExport,
      of.insights,
      of.calendar,
      of.documentTemplates,
    ]);
    expect(tools).toEqual([
      ['basic', false, 'none', false, false],
      ['full', false, 'none', false, false],
      ['advanced', true, 'nearby', true, true],
      ['enterprise', true, 'full', true, true],
    ]);
  });

  test('say in words what they allow', () => {
    const of = (id: string) =>
      PLANS.filter((plan) => plan.id === id).flatMap((plan) => planFeatures(plan.entitlements));
    expect(of('starter')).toEqual([
      'Up to 20 listings',
      '1 free boost per month',
      '10 messages per month',
      '10 inspection requests per month',
      'Listings in 1 state',
      'Basic analytics: views only',
    ]);
    expect(of('pro')).toContain('50 inspection requests per month');
    expect(of('pro')).toContain('Listings in up to 3 states');
    expect(of('business')).toEqual(
      expect.arrayContaining(['CSV export', 'Nearby insights within 10 km', 'Calendar scheduling']),
    );
    expect(of('enterprise')).toEqual(
      expect.arrayContaining(['Unlimited listings', 'Calendar and viewing sync']),
    );
    // What nobody built yet is sold to nobody unawares.
    const planned = PLANS.flatMap((plan) => planFeatures(plan.entitlements)).filter((line) =>
      /integration|AI|templates/.test(line),
    );
    expect(planned.filter((line) => !line.endsWith('(planned)'))).toEqual([]);
    expect(planned.length).toBeGreaterThan(0);
  });
});

test('[PLAN-5] more homes than a plan publishes are told of with the plan that has room', () => {
  expect(listingLimit('starter', 20)).toBeUndefined();
  expect(listingLimit('starter', 21)).toBe(
    'The Starter plan publishes up to 20 listings at a time. The Pro plan has room for all of them.',
  );
  expect(listingLimit('starter', 201)).toBe(
    'The Starter plan publishes up to 20 listings at a time. The Enterprise plan has room for all of them.',
  );
  expect(listingLimit('enterprise', 999_999_999)).toBeUndefined();
  expect(listingLimit('starter', Number('many'))).toBeUndefined();
});
