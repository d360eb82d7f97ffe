import { parsePlaces } from './parse-places.ts';
import type { Place } from './place.ts';
import { placeTableAbuja } from './place-table-abuja.ts';
import { placeTableLagos } from './place-table-lagos.ts';
import { placeTableLagosMainland } from './place-table-lagos-mainland.ts';
import { placeTableLgas } from './place-table-lgas.ts';
import { placeTableNorth } from './place-table-north.ts';
import { placeTableSouthEast } from './place-table-south-east.ts';
import { placeTableSouthSouth } from './place-table-south-south.ts';
import { placeTableSouthWest } from './place-table-south-west.ts';
import { placeTableStates } from './place-table-states.ts';

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
