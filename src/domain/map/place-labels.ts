import type { Place } from '../places/place';
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
  const taken = new Map<string, [number, number, number, number][]>();
  const labels: PlaceLabel[] = [];
  for (const place of wanted) {
    const [worldX, worldY] = mercator(place.lng, place.lat);
    const [x, y] = [worldX * scale, worldY * scale];
    const half = (place.name.length * LETTER_PX) / 2 + 4;
    const box: [number, number, number, number] = [x - half, y - LINE_PX, x + half, y + LINE_PX];
    const cells = cellsOf(box);
    if (cells.some((cell) => taken.get(cell)?.some((other) => overlap(box, other)))) continue;
    for (const cell of cells) taken.set(cell, [...(taken.get(cell) ?? []), box]);
    labels.push({ text: place.name, x, y, isState: place.kind === 'state' });
  }
  return labels;
}

const CELL_PX = 128;

function cellsOf([west, north, east, south]: readonly [number, number, number, number]): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(west / CELL_PX); x <= Math.floor(east / CELL_PX); x += 1)
    for (let y = Math.floor(north / CELL_PX); y <= Math.floor(south / CELL_PX); y += 1)
      cells.push(`${x} ${y}`);
  return cells;
}

function overlap(
  a: readonly [number, number, number, number],
  b: readonly [number, number, number, number],
): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
