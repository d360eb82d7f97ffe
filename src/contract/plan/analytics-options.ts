/** What analytics are asked by. Free of the validator: screens import it. */
export const ANALYTICS_PERIODS = ['week', 'month', 'year', 'all'] as const;
export const ANALYTICS_METRICS = ['views', 'messages', 'saves', 'inspections'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];
export type AnalyticsMetric = (typeof ANALYTICS_METRICS)[number];
