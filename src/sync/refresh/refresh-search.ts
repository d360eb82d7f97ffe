import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { noteAlertMatches } from '../../db/repositories/alert-match-repository';
import { storeResults } from '../../db/repositories/search-repository';
import { pageApi } from '../page-api';

/** Asks the server for a search and keeps the answer; the screen reads it from the device. */
export async function refreshSearch(
  key: string,
  cursor: string | null,
  database: AppDatabase,
): Promise<void> {
  const params = new URLSearchParams(key);
  if (cursor !== null) params.set('cursor', cursor);
  const page = await callApi(pageApi(), 'GET /properties', { query: params });
  await storeResults(key, page, cursor === null, database);
  // New homes may be what an alert waits for; without it the search is no worse.
  await noteAlertMatches(database).catch(() => undefined);
}
