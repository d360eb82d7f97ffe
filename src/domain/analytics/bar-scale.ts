import type { AnalyticsMetric } from '../../contract/analytics-options';

/** What a full bar stands for (A9). */
export const FULL_BAR: Record<AnalyticsMetric, number> = {
  views: 200,
  messages: 10,
  saves: 20,
  inspections: 5,
};

/** A value as a share of a full bar, 0 to 1; more than full is full. */
export function barShare(metric: AnalyticsMetric, value: number): number {
  return Math.min(1, Math.max(0, value / FULL_BAR[metric]));
}
