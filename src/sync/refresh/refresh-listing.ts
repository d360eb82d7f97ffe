import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { storeBackground } from '../../db/repositories/search/background-repository';
import { markWithdrawn, storeListing } from '../../db/repositories/search/search-repository';
import { deviceApi } from '../device-api';

/** Fetches one listing anew and keeps it; 'gone' when its owner took it down. @throws NetworkError */
export async function refreshListing(id: string, database: AppDatabase): Promise<'fresh' | 'gone'> {
  try {
    const askedAt = Date.now();
    const { property, background } = await callApi(deviceApi(), 'GET /properties/:id', {
      params: { id },
    });
    if (background) await storeBackground(id, background, askedAt, database);
    await storeListing(property, database);
    return 'fresh';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error;
    await markWithdrawn(id, database);
    return 'gone';
  }
}
