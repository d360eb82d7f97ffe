import { callApi } from '../api/call-api';
import { readSession } from '../db/repositories/session-repository';
import { storeSnapshot } from '../db/repositories/snapshot-repository';
import { pageApi } from './page-api';

/** Fetches the agent's plan and how much of it is used. @throws ApiError, NetworkError */
export async function refreshPlan(): Promise<void> {
  const token = (await readSession())?.token ?? null;
  await storeSnapshot('plan', await callApi(pageApi(), 'GET /plan', { token }));
}
