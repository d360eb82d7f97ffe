import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

/** Fetches when an agent can be met, and keeps it for when there is no network. @throws ApiError, NetworkError */
export async function refreshFreeTimes(agentId: string, database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const free = await callApi(deviceApi(), 'GET /agents/:id/free-times', {
    params: { id: agentId },
  });
  await storeSnapshot(`free-times ${agentId}`, free, askedAt, database);
}
