import { callAsAccount } from '../../call-as-account';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches which visitors left the agent a number, and keeps it. @throws ApiError, NetworkError */
export async function refreshContacts(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const { contacts } = await callAsAccount('GET /contact-requests');
  await storeSnapshot('contacts', contacts, askedAt, database);
}
