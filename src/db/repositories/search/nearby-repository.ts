import type { Listing } from '../../../contract/listing/property';
import type { AppDatabase } from '../../app-database';
import type { CachedListing } from '../../records';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import { listListings } from './search-repository';

/** Kilometres around a home in which others are near it. */
const NEAR_KM = 3;
const SHOWN = 4;
/** Read beside those that are shown, as some may be of agents that this person blocked. */
const MOST_OF_BLOCKED = 16;

/** Other homes near a listing, of those this device knows, that were not hidden and are not of blocked agents; with a text those that mention it (PROP-5). */
export async function listNearby(
  listing: Pick<Listing, 'id' | 'listingType' | 'location'>,
  text: string,
  database: AppDatabase,
): Promise<CachedListing[]> {
  if (listing.location === null) return [];
  const query = new URLSearchParams({
    listingType: listing.listingType,
    lat: String(listing.location.lat),
    lng: String(listing.location.lng),
    radiusKm: String(NEAR_KM),
  });
  // A comma would make two keywords of it.
  if (text.trim() !== '') query.set('text', text.replaceAll(',', ' ').trim());
  // Not calls of Dexie's: inside a live query such promises have to be wrapped.
  const code = await Promise.resolve(import('../../device-index').catch(() => null));
  if (code === null) return [];
  const index = await Promise.resolve(code.deviceIndex(database, query));
  const hidden = await hiddenHomeIds(database);
  const ids = index
    .search(query, Date.now(), null)
    .filter((id) => id !== listing.id && !hidden.has(id));
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  const homes = await listListings(ids.slice(0, SHOWN + MOST_OF_BLOCKED), database);
  return homes.filter(({ agent }) => !blocked.has(agent.id)).slice(0, SHOWN);
}
