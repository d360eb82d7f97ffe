import Supercluster from 'supercluster';
import type { MapArea } from '../map-area';

export type MapPoint = { id: string; lat: number; lng: number };
export type Clustered<Point> =
  /** One point, or several at the same place: none is hidden under another. */
  | { kind: 'spot'; points: readonly Point[] }
  | { kind: 'cluster'; id: number; lat: number; lng: number; count: number; opensAt: number };

/** Up to so many points stand singly; more are gathered (PMAP-1). */
const CLUSTER_ABOVE = 50;
const RADIUS_PX = 56;
const DEEPEST = 17;
/** Of a degree: about a metre. */
const SAME_PLACE_DIGITS = 5;

/** Gathers points that lie close together at a zoom; few points stay as they are. */
export function clusterPoints<Point extends MapPoint>(
  points: readonly Point[],
): (area: MapArea, zoom: number) => Clustered<Point>[] {
  if (points.length <= CLUSTER_ABOVE) return () => spotsOf(points);
  const index = new Supercluster<{ point: Point }>({ radius: RADIUS_PX, maxZoom: DEEPEST });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    })),
  );
  return ({ west, south, east, north }, zoom) => {
    const single: Point[] = [];
    const gathered = index
      .getClusters([west, south, east, north], Math.round(zoom))
      .flatMap((found): Clustered<Point>[] => {
        const [lng = 0, lat = 0] = found.geometry.coordinates;
        if (!('cluster' in found.properties)) {
          single.push(found.properties.point);
          return [];
        }
        const { cluster_id: id, point_count: count } = found.properties;
        const opensAt = index.getClusterExpansionZoom(id);
        return [{ kind: 'cluster', id, lat, lng, count, opensAt }];
      });
    return [...gathered, ...spotsOf(single)];
  };
}

function spotsOf<Point extends MapPoint>(points: readonly Point[]): Clustered<Point>[] {
  const spots = new Map<string, Point[]>();
  for (const point of points) {
    const place = `${point.lat.toFixed(SAME_PLACE_DIGITS)} ${point.lng.toFixed(SAME_PLACE_DIGITS)}`;
    spots.set(place, [...(spots.get(place) ?? []), point]);
  }
  return [...spots.values()].map((together) => ({ kind: 'spot', points: together }));
}
