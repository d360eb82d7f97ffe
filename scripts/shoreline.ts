import { isInRing } from '../src/domain/map/is-in-ring.ts';
import { packLine, STEPS_PER_DEGREE } from '../src/domain/map/packed-line.ts';
import { type Point, simplifyRings } from './simplify-rings.ts';

/** The map's shoreline as it is written down: packed lines of each kind. */
export type Shoreline = Record<'coast' | 'islands' | 'lakes' | 'isles', string[]>;

/** What a GeoJSON file of GSHHG's lines is read as: level 1 is the sea's shore, 2 a lake's, 3 an isle's in a lake. */
export type ShoreFile = {
  features: {
    properties: { level: number };
    geometry: { type: 'LineString'; coordinates: [number, number][] };
  }[];
};

type Line = Point[];
type Box = { west: number; south: number; east: number; north: number };

/** Where people look closely, the lines are drawn closely: Lagos, then the other towns at the water. */
const FINE: readonly (Box & { tolerance: number })[] = [
  { west: 3.2, south: 6.38, east: 3.72, north: 6.65, tolerance: 0.0002 },
  { west: 2.65, south: 6.3, east: 4.3, north: 6.7, tolerance: 0.00045 },
  { west: 6.9, south: 4.35, east: 7.25, north: 4.9, tolerance: 0.00045 },
  { west: 5.5, south: 5.4, east: 5.85, north: 5.7, tolerance: 0.00045 },
  { west: 8.2, south: 4.75, east: 8.45, north: 5.1, tolerance: 0.00045 },
];
/** Degrees by which a line may be off elsewhere. */
const COARSE = 0.0015;
/** Isles and lakes smaller than this are left out, in square degrees: 0.04 km² at Lagos, 0.3 km² elsewhere. */
const LEAST = { fine: 0.000003, coarse: 0.000025 };
/** How far land reaches around a place that the lines put into the water; degrees. */
const MADE_LAND = 0.0045;
const CORNERS = 12;

/**
 * The shoreline as the map draws it: lines joined that the file cuts at whole degrees, simplified,
 * and packed. Land that is newer than the survey is added around the places that stand on it.
 */
export function shoreline(
  { features }: ShoreFile,
  places: readonly { lat: number; lng: number }[],
): Shoreline {
  const ofLevel = (level: number): Line[] =>
    joined(features.filter(({ properties }) => properties.level === level));
  const shores = ofLevel(1);
  const coast = shores.filter((line) => !isClosed(line));
  const groups = [
    coast,
    shores.filter((line) => isClosed(line) && isLarge(line)),
    ofLevel(2).filter(isLarge),
    ofLevel(3).filter(isLarge),
  ];
  const simple = simplifyRings(groups.flat(), toleranceAt, onGrid);
  const [drawnCoast = [], islands = [], lakes = [], isles = []] = groups.map((group, index) => {
    const before = groups.slice(0, index).flat().length;
    return simple.slice(before, before + group.length);
  });
  const flat = (line: Line) => line.flat();
  const rings = [drawnCoast.map(seaOf), islands, lakes, isles].map((lines) => lines.map(flat));
  const isDry = ({ lng, lat }: { lat: number; lng: number }) => {
    const [inSea, onIsland, inLake, onIsle] = rings.map((group) =>
      group.some((ring) => isInRing(ring, lng, lat)),
    );
    return (!inSea || onIsland) && (!inLake || onIsle);
  };
  const made = places.filter((place) => !isDry(place)).map(landAround);
  const packed = (lines: Line[]) => lines.map((line) => packLine(flat(line)));
  return {
    coast: packed(drawnCoast),
    islands: packed(islands),
    lakes: packed(lakes),
    isles: packed([...isles, ...made]),
  };
}

/** The sea beside a coast that runs from west to east: closed along its south. */
function seaOf(coast: Line): Line {
  const [west] = coast[0] ?? [0, 0];
  const [, south] = coast.at(-1) ?? [0, 0];
  return [...coast, [west, south]];
}

function isClosed(line: Line): boolean {
  return line[0]?.join() === line.at(-1)?.join();
}

/** The lines of a level, end to end where one goes on with another. */
function joined(features: ShoreFile['features']): Line[] {
  const lines = features.map(({ geometry }) => geometry.coordinates);
  const open = lines.filter((line) => !isClosed(line));
  const starts = new Map<string | undefined, (typeof open)[number]>(
    open.map((line) => [line[0]?.join(), line]),
  );
  const ends = new Set(open.map((line) => line.at(-1)?.join()));
  const rest = new Set(open);
  // Those that nothing leads to come first: what is left afterwards are rings, which begin anywhere.
  const firsts = [
    ...open.filter((line) => !ends.has(line[0]?.join())),
    ...open.filter((line) => ends.has(line[0]?.join())),
  ];
  const whole = firsts.flatMap((first) => {
    if (!rest.delete(first)) return [];
    const line = [...first];
    for (;;) {
      const next = starts.get(line.at(-1)?.join());
      if (next === undefined || !rest.delete(next)) return [line];
      line.push(...next.slice(1));
    }
  });
  return [...lines.filter(isClosed), ...whole];
}

function isLarge(line: Line): boolean {
  const [x, y] = line[0] ?? [0, 0];
  const area = line.reduce((sum, [x1, y1], at) => {
    const [x2, y2] = line[at + 1] ?? [x, y];
    return sum + (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y);
  }, 0);
  return Math.abs(area / 2) >= (toleranceAt([x, y]) < COARSE ? LEAST.fine : LEAST.coarse);
}

function toleranceAt([lng, lat]: Point): number {
  const zone = FINE.find(
    ({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north,
  );
  return zone?.tolerance ?? COARSE;
}

function onGrid([lng, lat]: Point): Point {
  const near = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  return [near(lng), near(lat)];
}

function landAround({ lng, lat }: { lat: number; lng: number }): Line {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (corner / CORNERS) * Math.PI * 2;
    return [lng + MADE_LAND * Math.cos(turn), lat + MADE_LAND * Math.sin(turn)];
  });
}
