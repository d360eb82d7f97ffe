import type { AreaSummary } from '../../contract/search/area-pack';

/** About what a place takes on its way, in bytes. */
const PLACE_BYTES = 24;

/** Bytes it takes to keep an area: listings, places and map, and photos where they are wanted. */
export function areaSize(summary: AreaSummary, withPhotos: boolean): number {
  const { listingBytes, places, tileBytes, photoBytes } = summary;
  return listingBytes + places * PLACE_BYTES + (tileBytes ?? 0) + (withPhotos ? photoBytes : 0);
}
