import { ownPlaces } from './own-places';
import { parsePlaces } from './parse-places';
import type { Place } from './place';
import { placeTableGeonames } from './place-table-geonames';

let places: readonly Place[] | undefined;

/**
 * Every place the app knows without a network: this project's own, then the towns and LGAs of
 * GeoNames that it does not name itself. Parsed at the first call, then shared.
 */
export function placeTable(): readonly Place[] {
  places ??= [...ownPlaces(), ...parsePlaces(placeTableGeonames)];
  return places;
}
