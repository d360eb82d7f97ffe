import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { boxAround } from '../../../src/domain/map/box-around';
import type { Schema } from '../../db/schema/schema';

/** Conditions on the listings of a statement that calls them p. */
export const listed = expressionBuilder<{ p: Schema['properties'] }, 'p'>();

const LAT = listed.ref('p.lat');
const LNG = listed.ref('p.lng');

/** South, west, north and east in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];
export type Circle = { lat: number; lng: number; radiusKm: number };

/** With a point in a box: the expression of the index properties_point, to the letter. */
export function isInBox([south, west, north, east]: Box): RawBuilder<boolean> {
  return sql<boolean>`point(${LNG}, ${LAT}) <@ box(point(${west}::float8, ${south}::float8),
    point(${east}::float8, ${north}::float8))`;
}

/** How far a listing is from a point, in km, by the haversine formula. */
export function kmAway({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`2 * 6371 * asin(sqrt(power(sin(radians(${LAT} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${LAT}))
      * power(sin(radians(${LNG} - ${lng}::float8) / 2), 2)))`;
}

/** Within a distance of a point: the box is found by index, the formula cuts its corners. */
export function isWithin(circle: Circle) {
  const { south, west, north, east } = boxAround(circle);
  return listed.and([
    isInBox([south, west, north, east]),
    listed(kmAway(circle), '<=', circle.radiusKm),
  ]);
}
