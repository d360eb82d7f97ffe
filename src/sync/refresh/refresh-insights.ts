import { callAsAccount } from '../call-as-account';
import type { AppDatabase } from '../../db/app-database';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';

/** Fetches the market within 10 km of a listing of one's own and keeps it. @throws ApiError, NetworkError */
export async function refreshInsights(propertyId: string, database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const { data } = await callAsAccount('GET /analytics/insights/:id', {
    params: { id: propertyId },
  });
  await storeSnapshot(`insights ${propertyId}`, data, askedAt, database);
}
