import { callApi } from '../../api/call-api';
import type { ListingSource } from '../../contract/listing/listing-source';
import { readSession } from '../../db/repositories/account/session-repository';
import { deviceApi } from '../device-api';

/** The address that the agent's listings are fetched from; null where there is none. @throws ApiError, NetworkError */
export async function fetchListingSource(): Promise<ListingSource> {
  return (await callApi(deviceApi(), 'GET /listing-source', { token: await token() })).source;
}

/** Has the server fetch the listings at an address each day from now on. @throws ApiError, NetworkError */
export async function giveListingSource(
  url: string,
  newStatus: 'Draft' | 'Active',
): Promise<ListingSource> {
  const body = { url, newStatus };
  return (await callApi(deviceApi(), 'PUT /listing-source', { token: await token(), body })).source;
}

/** Has the server fetch them within a minute. @throws ApiError, NetworkError */
export async function fetchListingsNow(): Promise<ListingSource> {
  return (await callApi(deviceApi(), 'POST /listing-source/fetch', { token: await token() }))
    .source;
}

/** Has the server forget the address. @throws ApiError, NetworkError */
export async function endListingSource(): Promise<ListingSource> {
  return (await callApi(deviceApi(), 'DELETE /listing-source', { token: await token() })).source;
}

async function token(): Promise<string | null> {
  return (await readSession())?.token ?? null;
}
