// Makes the drawing under every map from two open data packages: the states of Nigeria
// (@svg-maps/nigeria, CC BY 4.0) and the land around it (Natural Earth by world-atlas, public domain).
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { isInRing } from '../src/domain/map/is-in-ring.ts';

const require = createRequire(import.meta.url);

/** West, south, east, north of Nigeria: what the drawing of the states reaches from end to end. */
const NIGERIA = [2.668, 4.272, 14.677, 13.886];
/** What is drawn of the land around it. */
const AROUND = [-3, 0, 20, 18];
/**
 * Where the states' own coast lies, which is rougher than the shoreline: within it all land between the neighbours is Nigeria's,
 * and the only borders are those between two states.
 */
const COASTAL = [
  [2.71, 6.3],
  [2.73, 6.52],
  [4.3, 6.6],
  [5.05, 6.25],
  [5.5, 5.7],
  [5.7, 5.2],
  [6.2, 4.75],
  [7, 4.75],
  [8.2, 4.85],
  [8.5, 4.8],
  [8.6, 4.55],
  [8.6, 3.95],
  [2.71, 3.95],
];
/** The coast of the neighbours is drawn by the shoreline too: so far their land is laid under it. */
const SHORE = [
  [2.5, 3.9],
  [2.5, 6.7],
  [10.2, 6.7],
  [10.2, 3.9],
];
/** Two states' lines nearer than this are one border; degrees. */
const SHARED = 0.04;
/** Degrees by which a line may be off: about 1 km in the country, 5 km around it. */
const FINE = 0.011;
const COARSE = 0.05;

/** The lines of one state from its SVG path, which has only relative moves and closings. */
function ringsOf(path) {
  const rings = [];
  let ring = [];
  let x = 0;
  let y = 0;
  for (const part of path.match(/[mz]|-?[\d.]+,-?[\d.]+/g)) {
    if (part === 'm') {
      if (ring.length > 2) rings.push(ring);
      ring = [];
    } else if (part === 'z') {
      // A path goes on from where its closed part began.
      [x, y] = ring[0] ?? [x, y];
      if (ring.length > 2) rings.push(ring);
      ring = [];
    } else {
      const [dx, dy] = part.split(',').map(Number);
      x += dx;
      y += dy;
      ring.push([x, y]);
    }
  }
  if (ring.length > 2) rings.push(ring);
  return rings;
}

/** Leaves out points that lie on the way anyhow (Douglas and Peucker). */
function simplified(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let worst = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index];
    const off =
      // Rings close where they began, give or take the noise of the steps.
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(
            (last[1] - first[1]) * x -
              (last[0] - first[0]) * y +
              last[0] * first[1] -
              last[1] * first[0],
          ) / length;
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ];
}

/** A ring as whole thousandths of a degree, each after the first as the step from the one before. */
function packed(ring) {
  let before = [0, 0];
  return ring.flatMap(([lng, lat]) => {
    const at = [Math.round(lng * 1000), Math.round(lat * 1000)];
    const step = [at[0] - before[0], at[1] - before[1]];
    before = at;
    return step;
  });
}

function states() {
  const { default: map = require('@svg-maps/nigeria') } = require('@svg-maps/nigeria');
  const shapes = map.locations.map(({ path }) => ringsOf(path));
  const all = shapes.flat(2);
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [north, south] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const place = ([x, y]) => [
    NIGERIA[0] + ((x - west) / (east - west)) * (NIGERIA[2] - NIGERIA[0]),
    NIGERIA[3] - ((y - north) / (south - north)) * (NIGERIA[3] - NIGERIA[1]),
  ];
  return shapes.map((rings) =>
    rings.map((ring) => simplified(ring.map(place), FINE)).filter((ring) => ring.length > 3),
  );
}

/**
 * The borders between two states as parts of their rings, three numbers each: which ring, from which of
 * its points, and for how many lines. What is only the sea's shore is no border.
 */
function borders(shapes) {
  const rings = shapes.flat();
  return shapes.flatMap((own, index) => {
    const others = shapes.toSpliced(index, 1).flat();
    return own.flatMap((ring) => {
      const parts = [];
      let from = 0;
      const end = (at) => {
        if (at > from) parts.push(rings.indexOf(ring), from, at - from);
      };
      for (const [at, start] of ring.entries()) {
        const stop = ring[at + 1] ?? ring[0];
        const middle = [(start[0] + stop[0]) / 2, (start[1] + stop[1]) / 2];
        if (!isIn(COASTAL, middle) || others.some((other) => isNear(other, middle))) continue;
        end(at);
        from = at + 1;
      }
      end(ring.length);
      return parts;
    });
  });
}

function isIn(ring, [x, y]) {
  return isInRing(ring.flat(), x, y);
}

function isNear(ring, [x, y]) {
  return ring.some(([x2, y2], at) => {
    const [x1, y1] = ring.at(at - 1);
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const part = Math.min(1, Math.max(0, along));
    return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)) < SHARED;
  });
}

function around() {
  const world = require('world-atlas/countries-50m.json');
  const { features } = feature(world, world.objects.countries);
  return features
    .filter(({ properties }) => properties.name !== 'Nigeria')
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates[0]]
        : geometry.coordinates.map(([ring]) => ring),
    )
    .filter((ring) =>
      ring.some(
        ([lng, lat]) => lng > AROUND[0] && lng < AROUND[2] && lat > AROUND[1] && lat < AROUND[3],
      ),
    )
    .map((ring) => simplified(ring, COARSE))
    .filter((ring) => ring.length > 3)
    .map(packed);
}

/** What the drawing of the country is made of, packed; the shoreline cuts the sea out of it. */
export function baseMap() {
  const shapes = states();
  return {
    states: shapes.flat().map(packed),
    shore: packed(SHORE),
    coastal: packed(COASTAL),
    borders: borders(shapes),
    around: around(),
  };
}
