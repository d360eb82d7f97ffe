import stack from '../../components/stack.module.css';
import type { AnalyticsMetric } from '../../contract/plan/analytics-options';
import { compareHistory, isWorthDrawing, totalOf } from '../../domain/analytics/compare-history';
import {
  type HistoryPoint,
  nameOfStep,
  spanWords,
  stepOf,
} from '../../domain/analytics/history-steps';
import { formatCount } from '../../domain/format/format-count';
import styles from './analytics.module.css';
import { BarPlot } from './bar-plot';

const NAMES: Record<AnalyticsMetric, string> = {
  views: 'Views',
  messages: 'Messages',
  saves: 'Saves',
  inspections: 'Inspections',
};
/** More bars than this are thinner than a phone can show. */
const MOST_BARS = 31;

/** One count over time, beside as long a time before: bars of the last steps where they make a picture, and a sentence of all. */
export function MetricChart({
  metric,
  values,
  earlier,
}: {
  metric: AnalyticsMetric;
  /** Oldest first; null where the plan does not show it. */
  values: readonly HistoryPoint[] | null;
  /** As many from just before them; null where nothing is known of them. */
  earlier: readonly HistoryPoint[] | null;
}) {
  const name = NAMES[metric];
  const all = values ?? [];
  const points = all.slice(-MOST_BARS);
  // Bars stand beside each other, step by step.
  const before = earlier?.length === points.length ? earlier : null;
  const step = stepOf(points);
  const summary = compareHistory(metric, all, before);
  const span = spanWords(points.length, step);
  const series = { now: `These ${span}`, before: `The ${span} before` };
  return (
    <figure className={`${stack.card} ${styles.chart}`} aria-label={name}>
      <figcaption className={stack.between}>
        <strong>{name}</strong>
        {values !== null && <span className={styles.total}>{formatCount(totalOf(all))}</span>}
      </figcaption>
      {values === null ? (
        <p className={styles.hidden}>From the Pro plan</p>
      ) : (
        <>
          {isWorthDrawing(points, before) && (
            <>
              <BarPlot label={`${name}. ${summary}`} points={points} before={before} step={step} />
              {before && (
                <ul className={styles.legend}>
                  <li data-series="now">{series.now}</li>
                  <li data-series="before">{series.before}</li>
                </ul>
              )}
              <div className="visually-hidden">
                <table aria-label={`${name}, step by step`}>
                  <thead>
                    <tr>
                      <th scope="col">When</th>
                      <th scope="col">{series.now}</th>
                      {before && <th scope="col">{series.before}</th>}
                    </tr>
                  </thead>
                  <tbody>
                    {points.map(({ date, value }, at) => (
                      <tr key={date}>
                        <th scope="row">{nameOfStep(date, step)}</th>
                        <td>{formatCount(value)}</td>
                        {before && <td>{formatCount(before[at]?.value ?? 0)}</td>}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )}
          <p className={stack.small}>{summary}</p>
        </>
      )}
    </figure>
  );
}
