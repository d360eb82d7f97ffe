import { callApi } from '../../api/call-api';
import type { AnalyticsMetric, AnalyticsPeriod } from '../../contract/plan/analytics-options';
import type { AppDatabase } from '../../db/app-database';
import { readSession } from '../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

/** Fetches an agent's figures of a period and keeps them. @throws ApiError, NetworkError */
export async function refreshAnalytics(
  period: AnalyticsPeriod,
  database: AppDatabase,
): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const api = deviceApi();
  const query = { period };
  const [overview, properties] = await Promise.all([
    callApi(api, 'GET /analytics/overview', { token, query }),
    callApi(api, 'GET /analytics/properties', { token, query }),
  ]);
  // The smallest plan shows views alone, and the server refuses the rest.
  const viewsOnly = overview.data.totalMessages === null;
  const history = async (metric: AnalyticsMetric) => {
    if (viewsOnly && metric !== 'views') return null;
    const params = { metric };
    return callApi(api, 'GET /analytics/historical/:metric', { token, query, params });
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
