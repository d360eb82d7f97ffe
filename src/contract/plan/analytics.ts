import * as z from 'zod/mini';
import { ANALYTICS_METRICS, ANALYTICS_PERIODS } from './analytics-options';

/** `period` of every analytics call. */
export const analyticsQuerySchema = z.strictObject({
  period: z._default(z.enum(ANALYTICS_PERIODS), 'all'),
});
export const metricParamsSchema = z.object({ metric: z.enum(ANALYTICS_METRICS) });

/** A count the plan does not show is null. */
const shown = z.nullable(z.int());

/** Rates in percent of views, the response time in hours. */
export const analyticsOverviewSchema = z.object({
  data: z.object({
    totalViews: z.int(),
    totalMessages: shown,
    totalSaves: shown,
    totalInspections: shown,
    conversionRate: z.nullable(z.number()),
    averageResponseTime: z.nullable(z.number()),
  }),
});
export type AnalyticsOverview = z.infer<typeof analyticsOverviewSchema>['data'];

const propertyAnalyticsSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  views: z.int(),
  messages: shown,
  saves: shown,
  inspections: shown,
  conversionRate: z.nullable(z.number()),
  /**
   * What homes like it are looked at in as many days as it was out in this time: the median of so many, itself
   * among them. Absent where they are too few, and of what is not out.
   */
  viewsOfSuch: z.optional(z.object({ median: z.number(), listings: z.int() })),
});
export type PropertyAnalytics = z.infer<typeof propertyAnalyticsSchema>;
export const propertiesAnalyticsSchema = z.object({
  data: z.object({ properties: z.array(propertyAnalyticsSchema) }),
});

/** GET /analytics/messages: how an agent's messages go. */
export const messageAnalyticsSchema = z.object({
  data: z.object({
    received: z.int(),
    answered: z.int(),
    averageResponseTime: z.nullable(z.number()),
  }),
});

const historyPoints = z.array(z.object({ date: z.string(), value: z.int() }));

/**
 * GET /analytics/historical/{metric}: one value a day, week or month, oldest first, and as many from just
 * before them; of all time there is nothing before.
 */
export const historySchema = z.object({
  data: historyPoints,
  before: z.nullable(historyPoints),
});
export type AnalyticsHistory = z.infer<typeof historySchema>;

/** GET /analytics/insights/{id}: the market within 10 km of a listing. */
export const insightsSchema = z.object({
  data: z.object({
    radiusKm: z.number(),
    listings: z.int(),
    medianPrice: z.nullable(z.number()),
    medianDaysOnMarket: z.nullable(z.number()),
  }),
});
export type NearbyInsights = z.infer<typeof insightsSchema>['data'];
