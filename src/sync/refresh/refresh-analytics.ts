import { callAsAccount } from '../call-as-account';
import type { AnalyticsMetric, AnalyticsPeriod } from '../../contract/plan/analytics-options';
import type { AppDatabase } from '../../db/app-database';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';

/** Fetches an agent's figures of a period and keeps them. @throws ApiError, NetworkError */
export async function refreshAnalytics(
  period: AnalyticsPeriod,
  database: AppDatabase,
): Promise<void> {
  const askedAt = Date.now();
  const query = { period };
  const [overview, properties] = await Promise.all([
    callAsAccount('GET /analytics/overview', { query }),
    callAsAccount('GET /analytics/properties', { query }),
  ]);
  // The smallest plan shows views alone, and the server refuses the rest.
  const viewsOnly = overview.data.totalMessages === null;
  const history = async (metric: AnalyticsMetric) => {
    if (viewsOnly && metric !== 'views') return null;
    const params = { metric };
    return callAsAccount('GET /analytics/historical/:metric', { query, params });
  };
  const [views, messages, saves, inspections] = await Promise.all([
    history('views'),
    history('messages'),
    history('saves'),
    history('inspections'),
  ]);
  await storeSnapshot(
    `analytics ${period}`,
    {
      overview: overview.data,
      properties: properties.data.properties,
      history: {
        views: views?.data ?? null,
        messages: messages?.data ?? null,
        saves: saves?.data ?? null,
        inspections: inspections?.data ?? null,
      },
      before: {
        views: views?.before ?? null,
        messages: messages?.before ?? null,
        saves: saves?.before ?? null,
        inspections: inspections?.before ?? null,
      },
    },
    askedAt,
    database,
  );
}
