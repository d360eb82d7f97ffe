import { callAsAccount } from '../../call-as-account';
import { askedAnew } from './asked-anew';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches the requests for other plans for the approver and keeps them. @throws ApiError, NetworkError */
export async function refreshPlanRequests(database: AppDatabase): Promise<void> {
  const { requests, askedAt } = await askedAnew(['plan.decide'], database, async () => {
    const askedAt = Date.now();
    return { ...(await callAsAccount('GET /plan-requests')), askedAt };
  });
  await storeSnapshot('plan-requests', requests, askedAt, database);
}
