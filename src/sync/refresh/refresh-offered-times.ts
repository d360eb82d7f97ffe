import { callAsAccount } from '../call-as-account';
import type { AppDatabase } from '../../db/app-database';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';

/** Fetches the times that the agent offers. @throws ApiError, NetworkError */
export async function refreshOfferedTimes(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const { times } = await callAsAccount('GET /inspections/offered-times');
  await storeSnapshot('offered-times', times, askedAt, database);
}
