import { distanceKm } from '../places/distance-km';

type Point = { lat: number; lng: number };

/**
 * An order to visit places in: the first as given, then always the nearest of those left. Places
 * nobody knows the position of come last, in the order they were given.
 */
export function routeOrder<Stop>(
  stops: readonly Stop[],
  pointOf: (stop: Stop) => Point | null,
): Stop[] {
  const left = stops.filter((stop) => pointOf(stop) !== null);
  const route = left.splice(0, 1);
  while (left.length > 0) {
    const here = pointOf(route.at(-1) as Stop) as Point;
    const km = (stop: Stop) => distanceKm(here, pointOf(stop) as Point);
    const next = left.reduce((nearest, stop) => (km(stop) < km(nearest) ? stop : nearest));
    left.splice(left.indexOf(next), 1);
    route.push(next);
  }
  return [...route, ...stops.filter((stop) => pointOf(stop) === null)];
}
