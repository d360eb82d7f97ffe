import stack from '../../components/stack.module.css';
import type { AnalyticsOverview } from '../../contract/plan/analytics';
import { formatCount } from '../../domain/format/format-count';
import styles from './analytics.module.css';

/** The counts of all listings together; what the plan does not show says so. */
export function OverviewCards({
  overview,
  isHeard,
}: {
  overview: AnalyticsOverview;
  /** Whether the server told them; else they are zeros. */
  isHeard: boolean;
}) {
  // Without an answer there is no time of one, in whatever plan.
  const responseTime =
    overview.averageResponseTime ??
    (overview.totalMessages === null ? null : isHeard ? 'No answers yet' : 'Not known yet');
  const cards: [string, number | string | null, string][] = [
    ['Total Views', overview.totalViews, ''],
    ['Total Messages', overview.totalMessages, ''],
    ['Total Saves', overview.totalSaves, ''],
    ['Total Inspections', overview.totalInspections, ''],
    ['Conversion Rate', overview.conversionRate, '%'],
    ['Average Response Time', responseTime, 'hour'],
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(([name, value, unit]) => (
        <div key={name} className={`${stack.card} ${styles.card}`}>
          <dt>{name}</dt>
          <dd>
            {value === null ? (
              <span className={styles.hidden}>From the Pro plan</span>
            ) : (
              // Rates and hours come with one decimal, and it tells.
              said(value, unit)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function said(value: number | string, unit: string): string {
  if (typeof value === 'string') return value;
  if (unit === '') return formatCount(value);
  // Hours have one decimal: less than half of that is no time at all.
  if (unit === 'hour' && value === 0) return 'A few minutes';
  return unit === '%' ? `${value}%` : `${value} ${value === 1 ? unit : `${unit}s`}`;
}
