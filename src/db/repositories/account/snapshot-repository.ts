import type {
  AnalyticsOverview,
  NearbyInsights,
  PropertyAnalytics,
} from '../../../contract/analytics';
import type { AnalyticsMetric, AnalyticsPeriod } from '../../../contract/analytics-options';
import type { PlanAnswer } from '../../../contract/plan-usage';
import type { PriceMedian } from '../../../contract/price-medians';
import type { BoostState } from '../../../domain/boosts/boost-state';
import type { AppDatabase } from '../../app-database';

export type AnalyticsSnapshot = {
  overview: AnalyticsOverview;
  properties: PropertyAnalytics[];
  /** One value a day or month; null where the plan does not show it. */
  history: Record<AnalyticsMetric, { date: string; value: number }[] | null>;
};

/** What is kept as the server said it last, by key. */
export type Snapshots = {
  boosts: BoostState;
  plan: PlanAnswer;
  /** What published homes cost, by place and kind. */
  prices: PriceMedian[];
} & { [Key in `analytics ${AnalyticsPeriod}`]: AnalyticsSnapshot } & {
  [Key in `insights ${string}`]: NearbyInsights;
};

/** An answer as it was heard, and when (milliseconds); undefined where this phone never heard one. */
export async function readSnapshot<Key extends keyof Snapshots>(
  key: Key,
  database: AppDatabase,
): Promise<{ value: Snapshots[Key]; fetchedAt: number } | undefined> {
  const found = await database.snapshots.get(key);
  return found && { value: found.value as Snapshots[Key], fetchedAt: found.fetchedAt };
}

/**
 * Keeps an answer that was asked for at `askedAt` (milliseconds), unless a newer one has come since:
 * a slow answer must not undo what another one told meanwhile.
 */
export async function storeSnapshot<Key extends keyof Snapshots>(
  key: Key,
  value: Snapshots[Key],
  askedAt: number,
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.snapshots, async () => {
    const known = await database.snapshots.get(key);
    if (known !== undefined && known.fetchedAt > askedAt) return;
    await database.snapshots.put({ key, value, fetchedAt: Date.now() });
  });
}
