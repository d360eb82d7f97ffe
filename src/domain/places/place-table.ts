import type { Place } from './place';
import { placeColumns } from './place-columns';
import { unpackPlaces } from './unpack-places';

let places: readonly Place[] | undefined;

/**
 * Every place the app knows without a network: this project's own, then the towns and LGAs of
 * GeoNames that it does not name itself. Unpacked at the first call, then shared.
 */
export function placeTable(): readonly Place[] {
  places ??= unpackPlaces(placeColumns);
  return places;
}
