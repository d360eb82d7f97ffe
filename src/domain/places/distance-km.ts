const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

interface Point {
  lat: number;
  lng: number;
}

/** Great-circle distance between two points in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = sinLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLng ** 2;
  // Rounding can push h a hair over 1 for opposite points.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
