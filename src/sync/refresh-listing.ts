import { ApiError } from '../api/api-error';
import type { Listing } from '../contract/property';
import { markWithdrawn, storeListing } from '../db/repositories/search-repository';
import { pageApi } from './page-api';

/** Fetches one listing anew and keeps it; 'gone' when its owner took it down. @throws NetworkError */
export async function refreshListing(id: string): Promise<'fresh' | 'gone'> {
  try {
    const { property } = await pageApi().request<{ property: Listing }>({
      method: 'GET',
      path: `/api/properties/${id}`,
    });
    await storeListing(property);
    return 'fresh';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error;
    await markWithdrawn(id);
    return 'gone';
  }
}
