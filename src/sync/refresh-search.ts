import type { ListingPage } from '../contract/listing-query';
import { storeResults } from '../db/repositories/search-repository';
import { pageApi } from './page-api';

/** Asks the server for a search and keeps the answer; the screen reads it from the device. */
export async function refreshSearch(key: string, cursor: string | null): Promise<void> {
  const params = new URLSearchParams(key);
  if (cursor !== null) params.set('cursor', cursor);
  const page = await pageApi().request<ListingPage>({
    method: 'GET',
    path: `/api/properties?${params}`,
  });
  await storeResults(key, page, cursor === null);
}
