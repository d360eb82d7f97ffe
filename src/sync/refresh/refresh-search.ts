import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { noteAlertMatches } from '../../db/repositories/alerts/alert-match-repository';
import { storeResults } from '../../db/repositories/search/search-repository';
import { deviceApi } from '../device-api';

/**
 * Asks the server for a search and keeps the answer; the screen reads it from the device.
 * @param isLook whether somebody made this search, and sees what is new in it
 * @returns when it was kept, in milliseconds: the `fetchedAt` of the search on the device from then on
 * @throws Error with a sentence to show
 */
export async function refreshSearch(
  key: string,
  cursor: string | null,
  database: AppDatabase,
  isLook = true,
): Promise<number> {
  const params = new URLSearchParams(key);
  if (cursor !== null) params.set('cursor', cursor);
  const page = await callApi(deviceApi(), 'GET /properties', { query: params }).catch(inOurWords);
  const fetchedAt = await storeResults(key, page, cursor === null, database, isLook);
  // New homes may be what an alert waits for; without it the search is no worse.
  await noteAlertMatches(database).catch(() => undefined);
  return fetchedAt;
}

/** What the server's check of an address says is for who wrote the app. */
function inOurWords(error: unknown): never {
  if (error instanceof ApiError && error.status === 422 && error.isServerOlder)
    throw new Error(
      'The server, of an earlier version, does not know one of these filters. Take it off, or try again later.',
    );
  if (error instanceof ApiError && error.status === 422)
    throw new Error('This search cannot be read. Take a filter off, or start a new search.');
  if (error instanceof ApiError && error.status >= 500) throw new ServerFaultError();
  throw error;
}

/** The server was reached and could not answer; it may in a moment. */
class ServerFaultError extends Error {
  override readonly name = 'ServerFaultError';
  constructor() {
    super('The server cannot answer right now. It is asked again by itself.');
  }
}
