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
  const placed = stops.flatMap((stop) => {
    const point = pointOf(stop);
    return point === null ? [] : [{ stop, point }];
  });
  const [first, ...left] = placed;
  const route = first === undefined ? [] : [first];
  for (let here = first?.point; here !== undefined && left.length > 0; ) {
    const from = here;
    const next = left.reduce((nearest, place) =>
      distanceKm(from, place.point) < distanceKm(from, nearest.point) ? place : nearest,
    );
    left.splice(left.indexOf(next), 1);
    route.push(next);
    here = next.point;
  }
  const unplaced = stops.filter((stop) => pointOf(stop) === null);
  return [...route.map(({ stop }) => stop), ...unplaced];
}
