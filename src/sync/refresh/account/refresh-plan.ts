import { callAsAccount } from '../../call-as-account';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches the agent's plan and how much of it is used. @throws ApiError, NetworkError */
export async function refreshPlan(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const plan = await callAsAccount('GET /plan');
  await storeSnapshot('plan', plan, askedAt, database);
}
