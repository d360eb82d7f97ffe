import type { Place } from '../places/place';
import { BoxGrid, type PixelBox } from './box-grid';
import { mercator } from './mercator';

/** A place's name on a drawn map, in pixels of the world at the zoom it was laid out for. */
export type PlaceLabel = { text: string; x: number; y: number; isState: boolean };

const LETTER_PX = 6.4;
const LINE_PX = 16;
/** States are named while the whole country is in view. */
const STATES_TO = 7;

/** How well known a place must be, 1 to 5, to be named at a zoom. */
function rankAt(zoom: number): number {
  if (zoom <= 6) return 1;
  if (zoom <= 9) return 2;
  if (zoom <= 11) return 3;
  return zoom <= 12 ? 4 : 5;
}

/** Which names a map shows at a zoom, the best known first; none lies over another. */
export function placeLabels(places: readonly Place[], zoom: number): PlaceLabel[] {
  const scale = 2 ** zoom;
  const wanted = places
    .filter(({ kind, rank }) =>
      kind === 'state' ? zoom <= STATES_TO : kind !== 'lga' && rank <= rankAt(zoom),
    )
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));
  const taken = new BoxGrid<Place>();
  const labels: PlaceLabel[] = [];
  for (const place of wanted) {
    const [worldX, worldY] = mercator(place.lng, place.lat);
    const [x, y] = [worldX * scale, worldY * scale];
    const half = (place.name.length * LETTER_PX) / 2 + 4;
    const box: PixelBox = [x - half, y - LINE_PX, x + half, y + LINE_PX];
    if (taken.inBox(box).length > 0) continue;
    taken.put(place, box);
    labels.push({ text: place.name, x, y, isState: place.kind === 'state' });
  }
  return labels;
}
