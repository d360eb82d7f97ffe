import Supercluster from 'supercluster';
import type { MapArea } from './map-area';

export type MapPoint = { id: string; lat: number; lng: number };
export type Clustered<Point> =
  | { kind: 'point'; point: Point }
  | { kind: 'cluster'; id: number; lat: number; lng: number; count: number; opensAt: number };

/** Up to so many points stand singly; more are gathered (PMAP-1). */
export const CLUSTER_ABOVE = 50;
const RADIUS_PX = 56;
const DEEPEST = 17;

/** Gathers points that lie close together at a zoom; few points stay as they are. */
export function clusterPoints<Point extends MapPoint>(
  points: readonly Point[],
): (area: MapArea, zoom: number) => Clustered<Point>[] {
  if (points.length <= CLUSTER_ABOVE)
    return () => points.map((point) => ({ kind: 'point', point }));
  const index = new Supercluster<{ point: Point }>({ radius: RADIUS_PX, maxZoom: DEEPEST });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map((found) => {
      const [lng = 0, lat = 0] = found.geometry.coordinates;
      if (!('cluster' in found.properties)) return { kind: 'point', point: found.properties.point };
      const { cluster_id: id, point_count: count } = found.properties;
      return { kind: 'cluster', id, lat, lng, count, opensAt: index.getClusterExpansionZoom(id) };
    });
}
