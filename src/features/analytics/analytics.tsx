import { refusalCode } from '../../sync/refusal-code';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Freshness } from '../../components/delivery/freshness';
import { Notice } from '../../components/notice';
import { PillTabs } from '../../components/page/pill-tabs';
import stack from '../../components/stack.module.css';
import { useIsSlow } from '../../components/use-is-slow';
import { useRefresh } from '../../components/delivery/use-refresh';
import { ANALYTICS_METRICS, type AnalyticsPeriod } from '../../contract/plan/analytics-options';
import {
  type AnalyticsSnapshot,
  readSnapshot,
} from '../../db/repositories/account/snapshot-repository';
import { readKnownOfListings } from '../../db/repositories/my-properties/known-of-listings';
import { refreshAnalytics } from '../../sync/refresh/refresh-analytics';
import styles from './analytics.module.css';
import { ByProperty } from './by-property';
import { ExportButton } from './export-button';
import { MetricChart } from './metric-chart';
import { NearbyInsightsCard } from './nearby-insights-card';
import { NextStepsCard } from './next-steps-card';
import { OverviewCards } from './overview-cards';

const PERIODS = [
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
  { id: 'all', label: 'All' },
] as const;

/** Shown where the server was never heard: zeros. */
const ZEROS: AnalyticsSnapshot = {
  overview: {
    totalViews: 0,
    totalMessages: 0,
    totalSaves: 0,
    totalInspections: 0,
    conversionRate: 0,
    averageResponseTime: null,
  },
  properties: [],
  history: { views: [], messages: [], saves: [], inspections: [] },
};

/** The agent's figures (ANL), the last ones heard where there is no network. */
export default function Analytics({ children }: { children?: ReactNode }) {
  const database = useDatabase();
  const [period, setPeriod] = useState<AnalyticsPeriod>('all');
  const known = useLiveQuery(
    async () => ({
      snapshot: await readSnapshot(`analytics ${period}`, database),
      listings: await readKnownOfListings(database),
    }),
    [database, period],
  );
  const { failure, busy, again } = useRefresh(() => refreshAnalytics(period, database), period);
  const snapshot = known?.snapshot;
  const figures = snapshot?.value ?? ZEROS;
  // What has come is not on the screen in the same moment.
  const waiting = snapshot === undefined && (busy || failure === null);
  const slow = useIsSlow(waiting);
  return (
    <>
      <h1>Analytics Dashboard</h1>
      {children}
      <PillTabs legend="Period" tabs={PERIODS} current={period} onChoose={setPeriod} />
      {failure !== null && (
        <Notice tone="bad">
          <p>Failed to load analytics data from the server. Please try again later.</p>
          <Button icon="refresh" disabled={busy} onClick={again}>
            Try Again
          </Button>
        </Notice>
      )}
      {waiting ? (
        <p role="status">
          {slow
            ? 'Your figures are not on this device yet, and the connection is slow. They are still being asked for.'
            : 'Loading your figures …'}
        </p>
      ) : (
        <>
          <div className={stack.between}>
            <Freshness
              fetchedAt={snapshot?.fetchedAt ?? null}
              failed={failure !== null}
              isRefused={refusalCode(failure) !== null}
            />
            <ExportButton properties={figures.properties} period={period} />
          </div>
          <OverviewCards overview={figures.overview} isHeard={snapshot !== undefined} />
          {known && <NextStepsCard properties={figures.properties} known={known.listings} />}
          <div className={styles.charts}>
            {ANALYTICS_METRICS.map((metric) => (
              <MetricChart
                key={metric}
                metric={metric}
                values={figures.history[metric]}
                earlier={figures.before?.[metric] ?? null}
              />
            ))}
          </div>
          <ByProperty properties={figures.properties} />
          <NearbyInsightsCard />
        </>
      )}
    </>
  );
}
