import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { markWithdrawn, storeListing } from '../../db/repositories/search/search-repository';
import { pageApi } from '../page-api';

/** Fetches one listing anew and keeps it; 'gone' when its owner took it down. @throws NetworkError */
export async function refreshListing(id: string, database: AppDatabase): Promise<'fresh' | 'gone'> {
  try {
    const { property } = await callApi(pageApi(), 'GET /properties/:id', { params: { id } });
    await storeListing(property, database);
    return 'fresh';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error;
    await markWithdrawn(id, database);
    return 'gone';
  }
}
