import baseMap from 'virtual:base-map';
import { mercator } from '../domain/map/mercator';
import { unpackLine } from '../domain/map/packed-line';
import { shorelineTable } from '../domain/map/shoreline-table';
import { unpackRing } from '../domain/map/unpack-ring';

export type GroundColours = Record<'sea' | 'around' | 'land' | 'line' | 'water' | 'label', string>;
type Tile = { x: number; y: number; z: number; tile: number };
/** Points of the world at zoom 0, x and y in turns, and the box around them. */
type Shape = { points: Float64Array; box: readonly [number, number, number, number] };

/** Points nearer to the last one than this are not seen; pixels. */
const NEAR_PX = 0.5;
/** So far beyond its edge a tile may show a line; pixels. */
const EDGE_PX = 4;

function projected(line: ArrayLike<number>): Shape {
  const points = new Float64Array(line.length);
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = mercator(line[at] ?? 0, line[at + 1] ?? 0);
    [points[at], points[at + 1]] = [x, y];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { points, box };
}

const ofCountry = (ring: readonly number[]) => projected(unpackRing(ring));
const ofShore = (lines: string) => lines.split(' ').map((line) => projected(unpackLine(line)));

/** A coast runs from west to east: its sea is closed by the corner in the south-west. */
function seaOf(coast: string): Shape {
  const line = unpackLine(coast);
  return projected([...line, line[0] ?? 0, line.at(-1) ?? 0]);
}

/** Borders are parts of the states' rings; the last line of a ring leads back to its first point. */
function bordersOf(rings: readonly Float64Array[], parts: readonly number[]): Shape[] {
  const borders: Shape[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const ring = rings[parts[at] ?? 0] ?? [];
    const from = 2 * (parts[at + 1] ?? 0);
    const twice = [...ring, ...ring];
    borders.push(projected(twice.slice(from, from + 2 * ((parts[at + 2] ?? 0) + 1))));
  }
  return borders;
}

function readShapes() {
  return {
    states: baseMap.states.map(ofCountry),
    borders: bordersOf(baseMap.states.map(unpackRing), baseMap.borders),
    coastal: [ofCountry(baseMap.coastal)],
    shore: [ofCountry(baseMap.shore)],
    around: baseMap.around.map(ofCountry),
    sea: [seaOf(shorelineTable.coast)],
    coast: ofShore(shorelineTable.coast),
    islands: ofShore(shorelineTable.islands),
    lakes: ofShore(shorelineTable.lakes),
    isles: ofShore(shorelineTable.isles),
  };
}

let read: ReturnType<typeof readShapes> | undefined;

/**
 * Draws the ground of one tile: the land as states and neighbours tell it, which are rough at the coast, and then
 * the sea over it as the shoreline tells it.
 */
export function drawGround(
  pen: CanvasRenderingContext2D,
  tile: Tile,
  colours: GroundColours,
): void {
  read ??= readShapes();
  const fill = (shapes: Shape[], colour: string) => {
    pen.fillStyle = colour;
    for (const shape of inSight(shapes, tile)) {
      trace(pen, shape, tile);
      pen.fill();
    }
  };
  const stroke = (shapes: Shape[], colour: string, width = 1) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    for (const shape of inSight(shapes, tile)) {
      trace(pen, shape, tile);
      pen.stroke();
    }
  };
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, tile.tile, tile.tile);
  stroke(read.around, colours.line);
  fill(read.around, colours.around);
  fill(read.shore, colours.around);
  fill(read.states, colours.land);
  fill(read.coastal, colours.land);
  stroke(read.borders, colours.line);
  fill(read.sea, colours.sea);
  stroke(read.coast, colours.line);
  fill(read.islands, colours.land);
  stroke(read.islands, colours.line);
  fill(read.lakes, colours.water);
  fill(read.isles, colours.land);
}

function inSight(shapes: Shape[], { x, y, z, tile }: Tile): Shape[] {
  const side = tile / 2 ** z;
  const edge = EDGE_PX / 2 ** z;
  return shapes.filter(
    ({ box: [west, north, east, south] }) =>
      west <= (x + 1) * side + edge &&
      east >= x * side - edge &&
      north <= (y + 1) * side + edge &&
      south >= y * side - edge,
  );
}

/** Begins a path along a shape, in pixels of the tile: small numbers, which a canvas keeps exactly. */
function trace(pen: CanvasRenderingContext2D, { points }: Shape, { x, y, z, tile }: Tile): void {
  const scale = 2 ** z;
  pen.beginPath();
  let before: readonly [number, number] | null = null;
  for (let at = 0; at < points.length; at += 2) {
    const left = (points[at] ?? 0) * scale - x * tile;
    const top = (points[at + 1] ?? 0) * scale - y * tile;
    if (before === null) pen.moveTo(left, top);
    else if (
      Math.abs(left - before[0]) + Math.abs(top - before[1]) >= NEAR_PX ||
      at === points.length - 2
    )
      pen.lineTo(left, top);
    else continue;
    before = [left, top];
  }
}
