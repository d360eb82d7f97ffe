import { callAsAccount } from '../call-as-account';
import type { ListingSource } from '../../contract/listing/listing-source';

/** The address that the agent's listings are fetched from; null where there is none. @throws ApiError, NetworkError */
export async function fetchListingSource(): Promise<ListingSource> {
  return (await callAsAccount('GET /listing-source')).source;
}

/** Has the server fetch the listings at an address each day from now on. @throws ApiError, NetworkError */
export async function giveListingSource(
  url: string,
  newStatus: 'Draft' | 'Active',
): Promise<ListingSource> {
  const body = { url, newStatus };
  return (await callAsAccount('PUT /listing-source', { body })).source;
}

/** Has the server fetch them within a minute. @throws ApiError, NetworkError */
export async function fetchListingsNow(): Promise<ListingSource> {
  return (await callAsAccount('POST /listing-source/fetch')).source;
}

/** Has the server forget the address. @throws ApiError, NetworkError */
export async function endListingSource(): Promise<ListingSource> {
  return (await callAsAccount('DELETE /listing-source')).source;
}
