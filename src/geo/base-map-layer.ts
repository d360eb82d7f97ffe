import L from 'leaflet';
import baseMap from 'virtual:base-map';
import { mercator, WORLD_PX } from '../domain/map/mercator';
import { type PlaceLabel, placeLabels } from '../domain/map/place-labels';
import { unpackRing } from '../domain/map/unpack-ring';
import { LAGOONS, RIVERS } from '../domain/map/waters';

const TILE = 256;
/** A name begins up to so far outside of the piece it reaches into; pixels. */
const REACH = 110;
const KM_PER_PX_AT_0 = 40_075 / WORLD_PX;

/** Points of the world at zoom 0, x and y in turns. */
type Line = Float64Array;
type Colours = Record<'sea' | 'around' | 'land' | 'line' | 'water' | 'label', string>;

const projected = (line: ArrayLike<number>): Line => {
  const points = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 2)
    [points[at], points[at + 1]] = mercator(line[at] ?? 0, line[at + 1] ?? 0);
  return points;
};

let shapes:
  | { states: Line[]; around: Line[]; lagoons: Line[]; rivers: { km: number; line: Line }[] }
  | undefined;

function worldShapes() {
  shapes ??= {
    states: baseMap.states.map((ring) => projected(unpackRing(ring))),
    around: baseMap.around.map((ring) => projected(unpackRing(ring))),
    lagoons: LAGOONS.map(({ ring }) => projected(ring)),
    rivers: RIVERS.map(({ km, line }) => ({ km, line: projected(line) })),
  };
  return shapes;
}

/**
 * A map drawn on this device under the tiles: country, states, waters and names at every zoom. Where
 * no tile comes, a place is still shown in its surroundings.
 */
export class BaseMapLayer extends L.GridLayer {
  private readonly labels = new Map<number, Promise<PlaceLabel[]>>();

  override createTile(coords: L.Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    tile.width = TILE * ratio;
    tile.height = TILE * ratio;
    const pen = tile.getContext('2d');
    if (pen === null) return tile;
    pen.scale(ratio, ratio);
    pen.translate(-coords.x * TILE, -coords.y * TILE);
    const colours = coloursOf(this.getPane() ?? document.body);
    draw(pen, coords, colours);
    // The names come a moment later, with the table of places; without them it is still a map.
    void this.labelsAt(coords.z).then(
      (labels) => name(pen, coords, labels, colours),
      () => undefined,
    );
    return tile;
  }

  private labelsAt(zoom: number): Promise<PlaceLabel[]> {
    const known = this.labels.get(zoom);
    if (known) return known;
    const made = import('../domain/places/place-table').then(({ placeTable }) =>
      placeLabels(placeTable(), zoom),
    );
    this.labels.set(zoom, made);
    return made;
  }
}

function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const of = (part: string) => style.getPropertyValue(`--map-${part}`).trim();
  return {
    sea: of('sea'),
    around: of('around'),
    land: of('land'),
    line: of('line'),
    water: of('water'),
    label: of('label'),
  };
}

function draw(pen: CanvasRenderingContext2D, { x, y, z }: L.Coords, colours: Colours): void {
  const scale = 2 ** z;
  const { states, around, lagoons, rivers } = worldShapes();
  pen.fillStyle = colours.sea;
  pen.fillRect(x * TILE, y * TILE, TILE, TILE);
  pen.strokeStyle = colours.line;
  pen.lineWidth = 1;
  fill(pen, around, scale, colours.around);
  fill(pen, states, scale, colours.land);
  pen.strokeStyle = colours.water;
  pen.lineCap = 'round';
  for (const { km, line } of rivers) {
    // At its own breadth, and never thinner than a hair.
    pen.lineWidth = Math.max(1, (km / KM_PER_PX_AT_0) * scale);
    pen.beginPath();
    trace(pen, line, scale);
    pen.stroke();
  }
  pen.lineWidth = 1;
  fill(pen, lagoons, scale, colours.water);
}

function fill(pen: CanvasRenderingContext2D, rings: Line[], scale: number, colour: string): void {
  pen.fillStyle = colour;
  for (const ring of rings) {
    pen.beginPath();
    trace(pen, ring, scale);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

function trace(pen: CanvasRenderingContext2D, line: Line, scale: number): void {
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [(line[at] ?? 0) * scale, (line[at + 1] ?? 0) * scale];
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

function name(
  pen: CanvasRenderingContext2D,
  { x, y }: L.Coords,
  labels: PlaceLabel[],
  colours: Colours,
): void {
  const [west, north] = [x * TILE, y * TILE];
  pen.textAlign = 'center';
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  for (const label of labels) {
    if (
      label.x < west - REACH ||
      label.x > west + TILE + REACH ||
      label.y < north - REACH ||
      label.y > north + TILE + REACH
    )
      continue;
    pen.font = label.isState ? '600 13px system-ui, sans-serif' : '12px system-ui, sans-serif';
    pen.strokeStyle = colours.land;
    pen.fillStyle = colours.label;
    pen.strokeText(label.text, label.x, label.y - 5);
    pen.fillText(label.text, label.x, label.y - 5);
    if (label.isState) continue;
    pen.beginPath();
    pen.arc(label.x, label.y, 2, 0, Math.PI * 2);
    pen.fill();
  }
}
