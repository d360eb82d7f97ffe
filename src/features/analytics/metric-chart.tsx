import stack from '../../components/stack.module.css';
import type { AnalyticsMetric } from '../../contract/analytics-options';
import { barShare, FULL_BAR } from '../../domain/analytics/bar-scale';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { formatDate } from '../../domain/format/format-date';
import styles from './analytics.module.css';

const NAMES: Record<AnalyticsMetric, string> = {
  views: 'Views',
  messages: 'Messages',
  saves: 'Saves',
  inspections: 'Inspections',
};
/** More bars than this are thinner than a phone can show. */
const MOST_BARS = 31;

/** One count over time as bars; a full bar is the same number for everybody (A9). */
export function MetricChart({
  metric,
  values,
}: {
  metric: AnalyticsMetric;
  /** Oldest first; null where the plan does not show it. */
  values: { date: string; value: number }[] | null;
}) {
  const name = NAMES[metric];
  const shown = values?.slice(-MOST_BARS) ?? [];
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const best = shown.reduce((most, one) => (one.value > most.value ? one : most), {
    date: '',
    value: 0,
  });
  const first = shown[0];
  const last = shown.at(-1);
  const summary =
    total === 0
      ? `No ${metric} in this period.`
      : `${countOf(total, metric.slice(0, -1))}, the most on ${formatDate(best.date)}: ${formatCount(best.value)}.`;
  return (
    <figure className={`${stack.card} ${styles.chart}`} aria-label={name}>
      <figcaption className={stack.between}>
        <strong>{name}</strong>
        <span className={`${stack.small} ${stack.soft}`}>
          full bar: {countOf(FULL_BAR[metric], metric.slice(0, -1))}
        </span>
      </figcaption>
      {values === null ? (
        <p className={styles.hidden}>From the Pro plan</p>
      ) : (
        <>
          <div className={styles.bars} role="img" aria-label={`${name}. ${summary}`}>
            {shown.map(({ date, value }) => (
              <span
                key={date}
                className={styles.bar}
                data-value={value}
                title={`${formatDate(date)}: ${formatCount(value)}`}
                style={{ height: `${barShare(metric, value) * 100}%` }}
              />
            ))}
          </div>
          <div className={`${stack.between} ${stack.small} ${stack.soft}`}>
            <span>{first ? formatDate(first.date) : ''}</span>
            <span>{last && last !== first ? formatDate(last.date) : ''}</span>
          </div>
          <p className={stack.small}>{summary}</p>
        </>
      )}
    </figure>
  );
}
