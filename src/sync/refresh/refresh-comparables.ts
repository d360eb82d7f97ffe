import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/listing/property';
import type { AppDatabase } from '../../db/app-database';
import { storeListings } from '../../db/repositories/search/search-repository';
import { deviceApi } from '../device-api';

/** How far around a listing others are worth comparing, in kilometres. */
const AROUND_KM = 5;

/** Fetches homes like a listing around it, so that there is something to compare its price with. */
export async function refreshComparables(listing: Listing, database: AppDatabase): Promise<void> {
  if (listing.location === null) return;
  const query = new URLSearchParams({
    listingType: listing.listingType,
    lat: String(listing.location.lat),
    lng: String(listing.location.lng),
    radiusKm: String(AROUND_KM),
  });
  if (listing.bedrooms !== null) {
    query.set('bedroomsMin', String(listing.bedrooms));
    query.set('bedroomsMax', String(listing.bedrooms));
  }
  // Not through a search of the person's own: nobody searched for these.
  const page = await callApi(deviceApi(), 'GET /properties', { query });
  await storeListings(page.properties, database);
}
