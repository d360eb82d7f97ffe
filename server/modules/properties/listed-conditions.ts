import { boxAround } from '../../../src/domain/map/box-around';
import type { DrawnArea } from '../../../src/domain/map/drawn-area';
import { locationParts } from '../../../src/domain/search/location-parts';
import type { SqlValue } from '../../db/database';
import { escapeLike } from './escape-like';

const IN_BOX =
  'point(p.lng, p.lat) <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))';
const KM_AWAY =
  '2 * 6371 * asin(sqrt(power(sin(radians(p.lat - ?) / 2), 2) + cos(radians(?)) * cos(radians(p.lat)) * power(sin(radians(p.lng - ?) / 2), 2)))';

/** A WHERE clause in the making, about published properties: conditions and their numbered values. */
export class ListedConditions {
  readonly parts: string[];
  readonly values: SqlValue[] = [];

  constructor(which: 'published' | 'whatever its state' = 'published') {
    this.parts = which === 'published' ? [`p.status = 'Active'`, 'p.deleted_at IS NULL'] : [];
  }

  get sql(): string {
    return this.parts.join(' AND ');
  }

  /** Adds a condition; each `?` becomes the next numbered value. */
  add(condition: string, ...values: SqlValue[]): void {
    let next = 0;
    this.parts.push(
      condition.replace(/\?/g, () => {
        this.values.push(values[next] as SqlValue);
        next += 1;
        return `$${this.values.length}`;
      }),
    );
  }

  /** With a point in a box: south, west, north and east in degrees. */
  addBox([south, west, north, east]: [number, number, number, number]): void {
    this.add('p.lat IS NOT NULL');
    this.add(IN_BOX, west, south, east, north);
  }

  /** With a point within a distance: the box is found by index, the haversine formula cuts its corners. */
  addWithin(circle: { lat: number; lng: number; radiusKm: number }): void {
    this.add('p.lat IS NOT NULL');
    this.add(...withinCircle(circle));
  }

  /** In an area somebody drew. */
  addDrawn(area: DrawnArea): void {
    if (area.kind === 'circle') return this.addWithin(area);
    this.add('p.lat IS NOT NULL');
    const corners = area.corners.map(({ lat, lng }) => `(${lng},${lat})`);
    this.add('point(p.lng, p.lat) <@ ?::text::polygon', `(${corners.join(',')})`);
  }

  /** With every part of a place's name in its address, or within the place's own extent. */
  addPlace(location: string, extent?: { lat: number; lng: number; radiusKm: number }): void {
    const parts = locationParts(location).map((part) => `%${escapeLike(part)}%`);
    if (parts.length === 0) return;
    const named = parts.map(() => 'p.address_search LIKE ?').join(' AND ');
    if (extent === undefined) return this.add(named, ...parts);
    const [circle, ...values] = withinCircle(extent);
    this.add(`((${named}) OR (p.lat IS NOT NULL AND ${circle}))`, ...parts, ...values);
  }

  /**
   * In an area that is kept on a device: around its middle, or by name where there is no point. By
   * plain comparisons: they are read by rising id, a piece at a time, and an index of points would
   * find the whole area anew for each piece.
   */
  addKept(area: { name: string; lat: number; lng: number; radiusKm: number }): void {
    const { south, west, north, east } = boxAround(area);
    const parts = locationParts(area.name).map((part) => `%${escapeLike(part)}%`);
    const named =
      parts.length === 0 ? 'false' : parts.map(() => 'p.address_search LIKE ?').join(' AND ');
    this.add(
      `((p.lat BETWEEN ? AND ? AND p.lng BETWEEN ? AND ? AND ${KM_AWAY} <= ?)
        OR (p.lat IS NULL AND ${named}))`,
      south,
      north,
      west,
      east,
      area.lat,
      area.lat,
      area.lng,
      area.radiusKm,
      ...parts,
    );
  }
}

type Circle = { lat: number; lng: number; radiusKm: number };

function withinCircle(circle: Circle): [string, ...SqlValue[]] {
  const { lat, lng, radiusKm } = circle;
  const { south, west, north, east } = boxAround(circle);
  return [`${IN_BOX} AND ${KM_AWAY} <= ?`, west, south, east, north, lat, lat, lng, radiusKm];
}
