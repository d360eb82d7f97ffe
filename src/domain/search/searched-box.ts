import { EDGES } from '../../contract/search/search-filters';
import { boxAround, type Box } from '../map/box-around';
import { boxOfArea, readArea } from '../map/drawn-area';
import type { SearchState } from './search-state';

/** Around a place of which neither a distance nor an extent is asked, kilometres. */
const NEAR_KM = 5;

/** The part of the map a search is about, in degrees, or null where it names no point. */
export function searchedBox(state: SearchState): Box | null {
  const drawn = state.area === '' ? null : readArea(state.area);
  if (drawn !== null) return boxOfArea(drawn);
  if (EDGES.every((edge) => state[edge] !== '')) {
    const [south, west, north, east] = EDGES.map((edge) => Number(state[edge]));
    return { south: south!, west: west!, north: north!, east: east! };
  }
  if (state.lat === '' || state.lng === '') return null;
  const radiusKm = Number(state.radiusKm) + Number(state.extentKm) || NEAR_KM;
  return boxAround({ lat: Number(state.lat), lng: Number(state.lng), radiusKm });
}
