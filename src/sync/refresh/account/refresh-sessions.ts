import { callAsAccount } from '../../call-as-account';
import { askedAnew } from './asked-anew';
import type { AppDatabase } from '../../../db/app-database';
import { storeAccountSessions } from '../../../db/repositories/account/account-session-repository';

/** Fetches where this account is logged in and keeps it. @throws ApiError, NetworkError */
export async function refreshSessions(database: AppDatabase): Promise<void> {
  const { sessions } = await askedAnew(['session.end'], database, () =>
    callAsAccount('GET /auth/sessions'),
  );
  await storeAccountSessions(sessions, database);
}
