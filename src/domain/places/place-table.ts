import type { Place, PlaceKind } from './place';
import { placeTableAbuja } from './place-table-abuja';
import { placeTableLagos } from './place-table-lagos';
import { placeTableLagosMainland } from './place-table-lagos-mainland';
import { placeTableNorth } from './place-table-north';
import { placeTableSouthEast } from './place-table-south-east';
import { placeTableSouthSouth } from './place-table-south-south';
import { placeTableSouthWest } from './place-table-south-west';
import { placeTableStates } from './place-table-states';

const KINDS: Record<string, PlaceKind> = {
  s: 'state',
  l: 'lga',
  t: 'town',
  n: 'neighbourhood',
  e: 'estate',
  m: 'landmark',
};

let places: readonly Place[] | undefined;

function parse(table: string): Place[] {
  const found: Place[] = [];
  let state = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) state = line.slice(2);
    const [name = '', code = '', lat, lng, radiusKm, rank, aliases] = line.split('|');
    const kind = KINDS[code];
    if (kind === undefined) continue;
    found.push({
      name,
      kind,
      state,
      lat: Number(lat),
      lng: Number(lng),
      radiusKm: Number(radiusKm),
      rank: Number(rank),
      aliases: aliases?.split(';') ?? [],
    });
  }
  return found;
}

/** Every place the app knows without a network; parsed at the first call, then shared. */
export function placeTable(): readonly Place[] {
  places ??= [
    placeTableStates,
    placeTableLagos,
    placeTableLagosMainland,
    placeTableAbuja,
    placeTableSouthWest,
    placeTableSouthSouth,
    placeTableSouthEast,
    placeTableNorth,
  ].flatMap(parse);
  return places;
}
