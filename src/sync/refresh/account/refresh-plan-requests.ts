import { callAsAccount } from '../../call-as-account';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches the requests for other plans for the approver and keeps them. @throws ApiError, NetworkError */
export async function refreshPlanRequests(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const { requests } = await callAsAccount('GET /plan-requests');
  await storeSnapshot('plan-requests', requests, askedAt, database);
}
