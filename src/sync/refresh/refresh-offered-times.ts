import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { readSession } from '../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

/** Fetches the times that the agent offers. @throws ApiError, NetworkError */
export async function refreshOfferedTimes(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const { times } = await callApi(deviceApi(), 'GET /inspections/offered-times', { token });
  await storeSnapshot('offered-times', times, askedAt, database);
}
