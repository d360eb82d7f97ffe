import { callAsAccount } from '../../call-as-account';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches what the account asks for beside its password, and keeps it. @throws ApiError, NetworkError */
export async function refreshSecondFactors(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const factors = await callAsAccount('GET /auth/second-factors');
  await storeSnapshot('second-factors', factors, askedAt, database);
}
