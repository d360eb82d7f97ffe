import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { readSession } from '../../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../../device-api';

/** Fetches the requests for other plans for the approver and keeps them. @throws ApiError, NetworkError */
export async function refreshPlanRequests(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const { requests } = await callApi(deviceApi(), 'GET /plan-requests', { token });
  await storeSnapshot('plan-requests', requests, askedAt, database);
}
