import { callApi } from '../api/call-api';
import { currentDatabase } from '../db/current-database';
import { readSession } from '../db/repositories/session-repository';
import { storeSnapshot } from '../db/repositories/snapshot-repository';
import { pageApi } from './page-api';

/** Fetches the market within 10 km of a listing of one's own and keeps it. @throws ApiError, NetworkError */
export async function refreshInsights(propertyId: string): Promise<void> {
  // Before anything is waited for: somebody else may be logged in when the answer comes.
  const database = currentDatabase();
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const { data } = await callApi(pageApi(), 'GET /analytics/insights/:id', {
    token,
    params: { id: propertyId },
  });
  await storeSnapshot(`insights ${propertyId}`, data, askedAt, database);
}
