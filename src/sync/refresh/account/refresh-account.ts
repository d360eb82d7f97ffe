import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { storeAccount } from '../../../db/repositories/account/account-repository';
import { readSession } from '../../../db/repositories/account/session-repository';
import { deviceApi } from '../../device-api';

/** Fetches who the account belongs to and what it wants to hear of. @throws ApiError, NetworkError */
export async function refreshAccount(database: AppDatabase): Promise<void> {
  const token = (await readSession())?.token ?? null;
  const api = deviceApi();
  const [profile, preferences] = await Promise.all([
    callApi(api, 'GET /auth/profile', { token }),
    callApi(api, 'GET /auth/notification-preferences', { token }),
  ]);
  const { marketingConsentAt: _, ...flags } = preferences.data;
  await storeAccount(profile.data, flags, database);
}
