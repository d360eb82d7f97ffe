import { callApi } from '../../api/call-api';
import { STAYS_FRESH_MS } from '../../domain/stays-fresh';
import type { AppDatabase } from '../../db/app-database';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { storeHomePage } from '../../db/repositories/search/home-page-repository';
import { listRecentSearches } from '../../db/repositories/search/recent-search-repository';
import { deviceApi } from '../device-api';

/**
 * Asks for the newest homes near the place searched last, and how many popular places have.
 * @param cameAt when such homes came with the document, in milliseconds; 0 where they did not
 * @throws ApiError, NetworkError
 */
export async function refreshHomePage(database: AppDatabase, cameAt: number): Promise<void> {
  const at = Date.now();
  const [recent] = await listRecentSearches(database);
  const asked = recent?.location ?? '';
  const kept = await readSnapshot('home-page', database);
  const known =
    kept === undefined || kept.fetchedAt < cameAt
      ? { asked: '', at: cameAt }
      : { asked: kept.value.asked, at: kept.fetchedAt };
  if (known.asked === asked && Math.abs(at - known.at) < STAYS_FRESH_MS) return;
  const query = asked === '' ? {} : { location: asked };
  const answer = await callApi(deviceApi(), 'GET /home-page', { query });
  await storeHomePage(answer, { asked, at }, database);
}
