import type { AnalyticsLevel, Entitlements, InsightLevel } from './plans';
import { countOf } from '../format/count-of';

const FULL_ANALYTICS = 'Full analytics: views, messages, saves and inspections';
// What is meant to come is said to be: nobody pays for it unawares.
const ANALYTICS: Record<AnalyticsLevel, readonly string[]> = {
  basic: ['Basic analytics: views only'],
  full: [FULL_ANALYTICS],
  advanced: [FULL_ANALYTICS],
  enterprise: [FULL_ANALYTICS, 'Analytics integration (planned)'],
};

const NEARBY = 'Nearby insights within 10 km';
const INSIGHTS: Record<InsightLevel, readonly string[]> = {
  none: [],
  nearby: [NEARBY],
  full: [NEARBY, 'Full nearby insights with AI trends (planned)'],
};

/** What a plan gives, one line each, as the plan cards show it (PRICE-1). */
export function planFeatures(plan: Entitlements): string[] {
  return [
    plan.listings === null ? 'Unlimited listings' : `Up to ${countOf(plan.listings, 'listing')}`,
    plan.boostsPerMonth === 1
      ? '1 free boost per month'
      : `${plan.boostsPerMonth} boosts per month`,
    plan.messagesPerMonth === null
      ? 'Unlimited messages'
      : `${countOf(plan.messagesPerMonth, 'message')} per month`,
    plan.inspectionsPerMonth === null
      ? 'Unlimited inspection requests'
      : `${countOf(plan.inspectionsPerMonth, 'inspection request')} per month`,
    statesLine(plan.states),
    ...ANALYTICS[plan.analytics],
    plan.csvExport ? 'CSV export' : null,
    ...INSIGHTS[plan.insights],
    calendarLine(plan),
    plan.documentTemplates ? 'Document templates (planned)' : null,
  ].filter((line) => line !== null);
}

function statesLine(states: number | null): string {
  if (states === null) return 'Listings in every state';
  return states === 1 ? 'Listings in 1 state' : `Listings in up to ${states} states`;
}

function calendarLine(plan: Entitlements): string | null {
  if (!plan.calendar) return null;
  return plan.analytics === 'enterprise' ? 'Calendar and viewing sync' : 'Calendar scheduling';
}
