import type { ApiClient } from '../../api/api-client';
import { NetworkError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { noteAlertMatches } from '../../db/repositories/alerts/alert-match-repository';
import { storeResults } from '../../db/repositories/search/search-repository';

/** How many searches are refreshed at a time: each is a page of listings on somebody's data bundle. */
const MOST = 3;

/** Refreshes the searches made last on this device, so that they are fresh before they are opened. */
export async function refreshKeptSearches(database: AppDatabase, api: ApiClient): Promise<void> {
  const searches = await database.searches.orderBy('fetchedAt').reverse().limit(MOST).toArray();
  for (const { key } of searches) {
    try {
      const page = await callApi(api, 'GET /properties', { query: new URLSearchParams(key) });
      await storeResults(key, page, true, database, false);
    } catch (error) {
      if (error instanceof NetworkError) return;
    }
  }
  await noteAlertMatches(database);
}
