import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { readSession } from '../../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../../device-api';

/** Fetches the agent's plan and how much of it is used. @throws ApiError, NetworkError */
export async function refreshPlan(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const plan = await callApi(deviceApi(), 'GET /plan', { token });
  await storeSnapshot('plan', plan, askedAt, database);
}
