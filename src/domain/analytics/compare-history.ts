import type { AnalyticsMetric } from '../../contract/plan/analytics-options';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { type HistoryPoint, spanWords, stepOf, whenOfStep } from './history-steps';

/** Whether counts make a picture: of one step that is not empty, or a few with one each, a sentence says all. */
export function isWorthDrawing(
  points: readonly HistoryPoint[],
  before: readonly HistoryPoint[] | null,
): boolean {
  const counts = [...points, ...(before ?? [])]
    .map(({ value }) => value)
    .filter((value) => value > 0);
  return counts.length > 1 && (counts.length > 4 || Math.max(...counts) > 1);
}

/**
 * The counts in a sentence: how many, beside as many steps before them, and when most came.
 * @param before null where nothing is known of the time before
 */
export function compareHistory(
  metric: AnalyticsMetric,
  points: readonly HistoryPoint[],
  before: readonly HistoryPoint[] | null,
): string {
  const total = totalOf(points);
  const step = stepOf(points);
  const earlier = before === null ? null : totalOf(before);
  const span = `the ${spanWords(before?.length ?? 0, step)} before`;
  if (total === 0)
    return earlier
      ? `No ${metric}, after ${formatCount(earlier)} in ${span}.`
      : `No ${metric} in this period.`;
  const best = points.reduce((most, one) => (one.value > most.value ? one : most));
  const when = whenOfStep(best.date, step);
  // Of days that are alike none is the one with most.
  const isAlone = points.filter(({ value }) => value === best.value).length === 1;
  const peak =
    best.value === total ? `; all ${when}` : `; most ${when}: ${formatCount(best.value)}`;
  return `${[countOf(total, metric.slice(0, -1)), beside(total, earlier, span)].filter(Boolean).join(', ')}${isAlone ? peak : ''}.`;
}

function beside(total: number, earlier: number | null, span: string): string {
  if (earlier === null) return '';
  if (earlier === 0) return `none in ${span}`;
  if (earlier === total) return `as many as in ${span}`;
  const more = total - earlier;
  return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in ${span}`;
}

/** What counts come to together. */
export function totalOf(points: readonly HistoryPoint[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}
