import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { storeAccountSessions } from '../../../db/repositories/account/account-session-repository';
import { readSession } from '../../../db/repositories/account/session-repository';
import { deviceApi } from '../../device-api';

/** Fetches where this account is logged in and keeps it. @throws ApiError, NetworkError */
export async function refreshSessions(database: AppDatabase): Promise<void> {
  const token = (await readSession())?.token ?? null;
  const { sessions } = await callApi(deviceApi(), 'GET /auth/sessions', { token });
  await storeAccountSessions(sessions, database);
}
