import type { KeptArea } from '../../domain/areas/kept-area';
import { distanceKm } from '../../domain/places/distance-km';
import type { AppDatabase } from '../app-database';
import { renewListings } from '../repositories/search/search-repository';
import { gunzipListings } from './decode-chunk';
import type { ReadPiece } from './read-piece';

/** The server counts with other decimals: of homes on the very edge nothing follows. */
const WELL_WITHIN = 0.999;

/**
 * Brings homes that were seen before up to date with pieces of an area. Most pieces have none of them
 * and stay packed.
 */
export async function renewSeen(
  pieces: readonly ReadPiece[],
  database: AppDatabase,
): Promise<void> {
  for (const { part, bytes } of pieces) {
    const seen = await database.listings.where('id').anyOf(part.ids).count();
    if (seen > 0) await renewListings(await gunzipListings(bytes), database);
  }
}

/**
 * Forgets homes of an area that were seen before a moment and are no longer on offer there. Saved copies
 * stay as they are: a home that moved away is missing too.
 * @param ids every home that the area has
 */
export async function forgetMissing(
  area: KeptArea,
  ids: readonly string[],
  before: number,
  database: AppDatabase,
): Promise<void> {
  const there = new Set(ids);
  await database.listings
    .where('fetchedAt')
    .below(before)
    .filter(
      ({ id, location }) =>
        location !== null &&
        !there.has(id) &&
        distanceKm(area, location) <= area.radiusKm * WELL_WITHIN,
    )
    .delete();
}
