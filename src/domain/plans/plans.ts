import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';

/** How much of the figures about one's listings a plan shows. */
export type AnalyticsLevel = 'basic' | 'full' | 'advanced' | 'enterprise';
/** How much of the market around a listing a plan shows. */
export type InsightLevel = 'none' | 'nearby' | 'full';

/** What a plan allows; null means no limit. */
export type Entitlements = {
  listings: number | null;
  boostsPerMonth: number;
  messagesPerMonth: number | null;
  inspectionsPerMonth: number | null;
  states: number | null;
  analytics: AnalyticsLevel;
  csvExport: boolean;
  insights: InsightLevel;
  calendar: boolean;
  documentTemplates: boolean;
};

export type Plan = {
  id: PlanId;
  name: string;
  /** Naira for one month, and for one year paid at once. */
  price: Record<BillingPeriod, number>;
  recommended: boolean;
  entitlements: Entitlements;
};

/** What paying for a year at once takes off twelve months, in percent. */
export const YEARLY_DISCOUNT_PERCENT = 10;

/** The plans and what they allow. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: { monthly: 10_000, yearly: 108_000 },
    recommended: false,
    entitlements: {
      listings: 20,
      boostsPerMonth: 1,
      messagesPerMonth: 10,
      inspectionsPerMonth: 10,
      states: 1,
      analytics: 'basic',
      csvExport: false,
      insights: 'none',
      calendar: false,
      documentTemplates: false,
    },
  },
  {
    id: 'pro',
    name: 'Pro',
    price: { monthly: 80_000, yearly: 864_000 },
    recommended: false,
    entitlements: {
      listings: 70,
      boostsPerMonth: 5,
      messagesPerMonth: null,
      inspectionsPerMonth: 50,
      states: 3,
      analytics: 'full',
      csvExport: false,
      insights: 'none',
      calendar: false,
      documentTemplates: false,
    },
  },
  {
    id: 'business',
    name: 'Business',
    price: { monthly: 100_000, yearly: 1_080_000 },
    recommended: true,
    entitlements: {
      listings: 200,
      boostsPerMonth: 20,
      messagesPerMonth: null,
      inspectionsPerMonth: null,
      states: 5,
      analytics: 'advanced',
      csvExport: true,
      insights: 'nearby',
      calendar: true,
      documentTemplates: true,
    },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: { monthly: 400_000, yearly: 4_320_000 },
    recommended: false,
    entitlements: {
      listings: null,
      boostsPerMonth: 100,
      messagesPerMonth: null,
      inspectionsPerMonth: null,
      states: null,
      analytics: 'enterprise',
      csvExport: true,
      insights: 'full',
      calendar: true,
      documentTemplates: true,
    },
  },
];
