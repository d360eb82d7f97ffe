import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { readSession } from '../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

/** Fetches the market within 10 km of a listing of one's own and keeps it. @throws ApiError, NetworkError */
export async function refreshInsights(propertyId: string, database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const { data } = await callApi(deviceApi(), 'GET /analytics/insights/:id', {
    token,
    params: { id: propertyId },
  });
  await storeSnapshot(`insights ${propertyId}`, data, askedAt, database);
}
