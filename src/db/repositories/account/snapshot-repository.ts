import { ANSWERS_WHOLE_SINCE, API_VERSION } from '../../../contract/api-version';
import type { HistoryPoint } from '../../../domain/analytics/history-steps';
import type {
  AnalyticsOverview,
  NearbyInsights,
  PropertyAnalytics,
} from '../../../contract/plan/analytics';
import type { AnalyticsMetric, AnalyticsPeriod } from '../../../contract/plan/analytics-options';
import type { FreeTimes, OfferedTimes } from '../../../contract/inspection/offered-times';
import type { ListingBackground } from '../../../contract/listing/listing-background';
import type { ReceivedContact } from '../../../contract/people/contact-request';
import type { PlanAnswer, PlanRequest } from '../../../contract/plan/plan-usage';
import type { PriceMedian } from '../../../contract/listing/price-medians';
import type { SecondFactors } from '../../../contract/people/second-factor';
import type { BoostState } from '../../../domain/boosts/boost-state';
import { answersVersion } from '../../answers-version';
import type { AppDatabase } from '../../app-database';
import type { KeptAgent } from '../agents/with-agent-page';
import type { KeptHomePage } from '../search/kept-home-page';

export type AnalyticsSnapshot = {
  overview: AnalyticsOverview;
  properties: PropertyAnalytics[];
  /** One value a day, week or month; null where the plan does not show it. */
  history: Record<AnalyticsMetric, HistoryPoint[] | null>;
  /** As many values of the time before; absent in what was kept before it was told. */
  before?: Record<AnalyticsMetric, HistoryPoint[] | null>;
};

/** What is kept as the server said it last, by key. */
export type Snapshots = {
  boosts: BoostState;
  plan: PlanAnswer;
  /** What agents asked for, as an approver reads it. */
  'plan-requests': PlanRequest[];
  /** Visitors without an account who left a number or an address for the agent, newest first. */
  contacts: ReceivedContact[];
  'second-factors': SecondFactors;
  /** When an agent shows homes. */
  'offered-times': OfferedTimes;
  /** What was fetched ahead of the first search without a network: '' for all places, bytes of photos. */
  'kept-ahead': { place: string; homes: number; photoBytes: number };
  /** What each of an agent's listings was looked at and asked about in the last seven days. */
  'listings week': PropertyAnalytics[];
  /** The newest homes as the home page was told them, by id, and how many popular places have. */
  'home-page': KeptHomePage;
  /** What published homes cost, by place and kind. */
  prices: PriceMedian[];
} & { [Key in `analytics ${AnalyticsPeriod}`]: AnalyticsSnapshot } & {
  [Key in `insights ${string}`]: NearbyInsights;
} & { [Key in `agent ${string}`]: KeptAgent } & {
  [Key in `free-times ${string}`]: FreeTimes;
} & { [Key in `background ${string}`]: ListingBackground };

/**
 * An answer as it was heard, and when (milliseconds); undefined where this device never heard one that is
 * whole for its screens: one of a much earlier version, or of a later one, is fetched again.
 */
export async function readSnapshot<Key extends keyof Snapshots>(
  key: Key,
  database: AppDatabase,
): Promise<{ value: Snapshots[Key]; fetchedAt: number } | undefined> {
  const found = await database.snapshots.get(key);
  const version = found?.version ?? 1;
  if (found === undefined || version < ANSWERS_WHOLE_SINCE || version > API_VERSION)
    return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keepSnapshot` alone writes it, of this key
  return { value: found.value as Snapshots[Key], fetchedAt: found.fetchedAt };
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
    // One from the future was kept under a clock that was ahead: it is older than it says.
    if (known !== undefined && known.fetchedAt > askedAt && known.fetchedAt <= Date.now()) return;
    await keepSnapshot(key, value, Date.now(), database);
  });
}

/** Keeps an answer, or what another one changed of it, heard at `fetchedAt` (milliseconds). */
export async function keepSnapshot<Key extends keyof Snapshots>(
  key: Key,
  value: Snapshots[Key],
  fetchedAt: number,
  database: AppDatabase,
): Promise<void> {
  await database.snapshots.put({ key, value, fetchedAt, version: answersVersion() });
}
