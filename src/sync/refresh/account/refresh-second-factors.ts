import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { readSession } from '../../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../../device-api';

/** Fetches what the account asks for beside its password, and keeps it. @throws ApiError, NetworkError */
export async function refreshSecondFactors(database: AppDatabase): Promise<void> {
  const token = (await readSession())?.token ?? null;
  const askedAt = Date.now();
  const factors = await callApi(deviceApi(), 'GET /auth/second-factors', { token });
  await storeSnapshot('second-factors', factors, askedAt, database);
}
