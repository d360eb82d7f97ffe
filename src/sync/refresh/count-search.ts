import { callApi } from '../../api/call-api';
import { NetworkError } from '../../api/api-error';
import type { AppDatabase } from '../../db/app-database';
import { readResults } from '../../db/repositories/search/search-repository';
import { deviceApi } from '../device-api';

/** How many homes a search finds; `onPhone` where the server could not be asked and only those kept here count. */
export type SearchCount = { total: number; isCapped: boolean; onPhone: boolean };

/** Counts what a search finds, by the server's own search for one home, else on this device. @throws ApiError */
export async function countSearch(key: string, database: AppDatabase): Promise<SearchCount> {
  const query = new URLSearchParams(key);
  query.set('limit', '1');
  try {
    const page = await callApi(deviceApi(), 'GET /properties', { query });
    return { total: page.total ?? 0, isCapped: page.totalIsCapped, onPhone: false };
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const { ids } = await readResults(key, database);
    return { total: ids.length, isCapped: false, onPhone: true };
  }
}
