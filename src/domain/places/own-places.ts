import { parsePlaces } from './parse-places';
import type { Place } from './place';
import { placeTableAbuja } from './place-table-abuja';
import { placeTableLagos } from './place-table-lagos';
import { placeTableLagosMainland } from './place-table-lagos-mainland';
import { placeTableLgas } from './place-table-lgas';
import { placeTableNorth } from './place-table-north';
import { placeTableSouthEast } from './place-table-south-east';
import { placeTableSouthSouth } from './place-table-south-south';
import { placeTableSouthWest } from './place-table-south-west';
import { placeTableStates } from './place-table-states';

/** The places this project wrote down itself: what people search property by. */
export function ownPlaces(): Place[] {
  return [
    placeTableStates,
    placeTableLagos,
    placeTableLagosMainland,
    placeTableAbuja,
    placeTableSouthWest,
    placeTableSouthSouth,
    placeTableSouthEast,
    placeTableNorth,
    placeTableLgas,
  ].flatMap(parsePlaces);
}
