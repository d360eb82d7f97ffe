import { callAsAccount } from '../../call-as-account';
import { askedAnew } from './asked-anew';
import type { AppDatabase } from '../../../db/app-database';
import { storeAccount } from '../../../db/repositories/account/account-repository';

/** Fetches who the account belongs to and what it wants to hear of. @throws ApiError, NetworkError */
export async function refreshAccount(database: AppDatabase): Promise<void> {
  const [profile, preferences] = await askedAnew(
    ['profile.save', 'preferences.save'],
    database,
    () =>
      Promise.all([
        callAsAccount('GET /auth/profile'),
        callAsAccount('GET /auth/notification-preferences'),
      ]),
  );
  const { marketingConsentAt: _, ...flags } = preferences.data;
  await storeAccount(profile.data, flags, database);
}
