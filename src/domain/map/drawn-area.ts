import { type Box, boxAround } from './box-around';
import { distanceKm } from '../places/distance-km';

type Point = { lat: number; lng: number };

/** An area somebody drew on a map: a circle, or a shape with three corners or more. */
export type DrawnArea =
  | { kind: 'circle'; lat: number; lng: number; radiusKm: number }
  | { kind: 'shape'; corners: Point[] };

export const MOST_CORNERS = 40;
const LEAST_KM = 0.05;
const MOST_KM = 100;
const NUMBER = '-?\\d{1,3}(?:\\.\\d{1,6})?';
const CIRCLE = new RegExp(`^circle:(${NUMBER}),(${NUMBER}),(${NUMBER})$`);
const CORNER = new RegExp(`^(${NUMBER}),(${NUMBER})$`);

/** As an address holds it: `circle:lat,lng,km` or `shape:lat,lng;lat,lng;…`, to about a metre. */
export function writeArea(area: DrawnArea): string {
  if (area.kind === 'circle')
    return `circle:${area.lat.toFixed(5)},${area.lng.toFixed(5)},${area.radiusKm.toFixed(2)}`;
  return `shape:${area.corners.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`).join(';')}`;
}

/** The area of an address, or null where it is none. */
export function readArea(text: string): DrawnArea | null {
  const circle = CIRCLE.exec(text);
  if (circle !== null) {
    const [lat = NaN, lng = NaN, radiusKm = NaN] = circle.slice(1).map(Number);
    const good = isOnEarth({ lat, lng }) && radiusKm >= LEAST_KM && radiusKm <= MOST_KM;
    return good ? { kind: 'circle', lat, lng, radiusKm } : null;
  }
  if (!text.startsWith('shape:')) return null;
  const corners = text
    .slice('shape:'.length)
    .split(';')
    .map((corner) => {
      const [lat = NaN, lng = NaN] = (CORNER.exec(corner) ?? []).slice(1).map(Number);
      return { lat, lng };
    });
  const good = corners.length >= 3 && corners.length <= MOST_CORNERS && corners.every(isOnEarth);
  return good ? { kind: 'shape', corners } : null;
}

/** A point whose product with an edge is less lies on it, in square degrees: coordinates have six decimals. */
const ON_EDGE = 1e-10;

/** Whether a point lies in an area or on its edge, as on the server; what is not a point lies in none. */
export function isInArea(area: DrawnArea, lat: number, lng: number): boolean {
  if (area.kind === 'circle') return distanceKm(area, { lat, lng }) <= area.radiusKm;
  // By winding, as the server counts: a shape that crosses itself is whole inside.
  const { corners } = area;
  let turns = 0;
  let last = corners[corners.length - 1];
  // By hand: an iterator costs more than the sum, and a search asks this of a hundred thousand homes.
  for (let at = 0; at < corners.length; at += 1) {
    const to = corners[at]!;
    const from = last ?? to;
    last = to;
    const side = (to.lng - from.lng) * (lat - from.lat) - (lng - from.lng) * (to.lat - from.lat);
    if (Math.abs(side) < ON_EDGE && isBetween(from, to, lat, lng)) return true;
    if (from.lat <= lat && to.lat > lat && side > 0) turns += 1;
    if (from.lat > lat && to.lat <= lat && side < 0) turns -= 1;
  }
  return turns !== 0;
}

function isBetween(from: Point, to: Point, lat: number, lng: number): boolean {
  return (
    lat >= Math.min(from.lat, to.lat) &&
    lat <= Math.max(from.lat, to.lat) &&
    lng >= Math.min(from.lng, to.lng) &&
    lng <= Math.max(from.lng, to.lng)
  );
}

/** The box around an area, in degrees. */
export function boxOfArea(area: DrawnArea): Box {
  if (area.kind === 'circle') return boxAround(area);
  const lats = area.corners.map(({ lat }) => lat);
  const lngs = area.corners.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
