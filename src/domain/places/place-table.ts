// The builds without Vite need its declaration, and no import can name a module that is made.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual-gazetteer.d.ts" />
import geonames from 'virtual:gazetteer';
import { ownPlaces } from './own-places';
import { parsePlaces } from './parse-places';
import type { Place } from './place';

let places: readonly Place[] | undefined;

/**
 * Every place the app knows without a network: this project's own, then the towns and LGAs of
 * GeoNames that it does not name itself. Parsed at the first call, then shared.
 */
export function placeTable(): readonly Place[] {
  places ??= [...ownPlaces(), ...parsePlaces(geonames)];
  return places;
}
