import { ApiError } from '../api/api-error';
import { callApi } from '../api/call-api';
import { markWithdrawn, storeListing } from '../db/repositories/search-repository';
import { pageApi } from './page-api';

/** Fetches one listing anew and keeps it; 'gone' when its owner took it down. @throws NetworkError */
export async function refreshListing(id: string): Promise<'fresh' | 'gone'> {
  try {
    const { property } = await callApi(pageApi(), 'GET /properties/:id', { params: { id } });
    await storeListing(property);
    return 'fresh';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error;
    await markWithdrawn(id);
    return 'gone';
  }
}
