import { DAY_MS } from '../../domain/dates/milliseconds';
import type { ApiClient } from '../../api/api-client';
import { NetworkError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import { KEPT_ELSEWHERE } from '../../contract/headers';
import type { Listing } from '../../contract/listing/property';
import { LISTING_TYPES, type ListingType } from '../../contract/listing/property-options';
import type { AppDatabase } from '../../db/app-database';
import { AHEAD_PHOTOS_CACHE } from '../../db/photo-caches';
import { readPreference } from '../../db/repositories/account/preference-repository';
import { readSnapshot, storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { isFull } from '../../db/room/is-full';
import { listRecentSearches } from '../../db/repositories/search/recent-search-repository';
import { storeListings } from '../../db/repositories/search/search-repository';
import { searchOf } from '../../domain/search/alert-criteria';
import { searchToQuery } from '../../domain/search/search-to-query';
import {
  AHEAD_HOMES,
  AHEAD_OF_A_SEARCH,
  AHEAD_PHOTO_BYTES,
  AHEAD_SEARCHES,
  nearestState,
} from '../../domain/search/kept-ahead';

/** Where there was no room: nothing is paid for again as long as the page lives, be there none for the note of it. */
const full = new WeakSet<AppDatabase>();

/**
 * Fetches, once a day, the newest homes of the place searched last, or of the state nearest by the
 * phone's time zone: the first search without a network finds them. Nothing asks where the phone is.
 * @param isSaving whether data is to be saved now: no photo is fetched then
 * @throws Error where it cannot be fetched: the next round tries again
 */
export async function keepNewestHomes(
  database: AppDatabase,
  api: ApiClient,
  timeZone: string,
  isSaving: () => boolean,
): Promise<void> {
  const before = await readSnapshot('kept-ahead', database);
  // A clock that was ahead then says nothing now.
  if (full.has(database) || Math.abs(Date.now() - (before?.fetchedAt ?? 0)) < DAY_MS) return;
  const askedAt = Date.now();
  const [recent] = await listRecentSearches(database);
  const place = recent?.location ?? nearestState(timeZone);
  const types = await typesWanted(database);
  const homes: Listing[] = [];
  for (const listingType of types) {
    const query = new URLSearchParams({
      listingType,
      limit: String(AHEAD_HOMES / types.length),
      ...(place === '' ? {} : { location: place }),
    });
    homes.push(...(await callApi(api, 'GET /properties', { query })).properties);
  }
  const kept = { place, homes: 0, photoBytes: 0 };
  try {
    await storeListings(homes, database);
    kept.homes = homes.length;
    kept.photoBytes = await keepPhotos(homes, isSaving);
  } catch (error) {
    if (!isFull(error)) throw error;
    full.add(database);
  }
  await storeSnapshot('kept-ahead', kept, askedAt, database);
  if (!full.has(database)) await keepNewOfSavedSearches(database, api);
}

/**
 * A few of the newest homes of searches that were saved: what is new in them is told to whoever comes back.
 * One that is refused, as by an older server, is left out for today.
 */
async function keepNewOfSavedSearches(database: AppDatabase, api: ApiClient): Promise<void> {
  const saved = await database.alerts.filter(({ active }) => !active).sortBy('createdAt');
  for (const { criteria } of saved.slice(-AHEAD_SEARCHES)) {
    const query = searchToQuery(searchOf(criteria));
    query.set('limit', String(AHEAD_OF_A_SEARCH));
    try {
      await storeListings((await callApi(api, 'GET /properties', { query })).properties, database);
    } catch (error) {
      if (error instanceof NetworkError) return;
    }
  }
}

/** What was searched for last; before the first search homes to buy and to rent. */
async function typesWanted(database: AppDatabase): Promise<readonly ListingType[]> {
  const shown = await readPreference('currentSearch', database);
  const last = typeof shown === 'string' ? new URLSearchParams(shown).get('listingType') : null;
  const known = LISTING_TYPES.find((type) => type === last);
  return known === undefined ? ['sale', 'rent'] : [known];
}

/** Keeps small photos, one of each home, as far as the budget goes. @returns the bytes they took */
async function keepPhotos(homes: readonly Listing[], isSaving: () => boolean): Promise<number> {
  if (typeof caches === 'undefined') return 0;
  await caches.delete(AHEAD_PHOTOS_CACHE);
  const cache = await caches.open(AHEAD_PHOTOS_CACHE);
  let bytes = 0;
  for (const photo of homes.flatMap(({ images }) => images.slice(0, 1))) {
    // It may have been asked for since.
    if (bytes >= AHEAD_PHOTO_BYTES || isSaving()) break;
    const answer = await fetch(photo.small, { headers: { [KEPT_ELSEWHERE]: '1' } }).catch(
      () => null,
    );
    if (answer === null) break;
    if (answer.status !== 200) continue;
    const picture = await answer.blob();
    if (bytes + picture.size > AHEAD_PHOTO_BYTES) continue;
    bytes += picture.size;
    await cache.put(photo.small, new Response(picture, { headers: answer.headers }));
  }
  return bytes;
}
