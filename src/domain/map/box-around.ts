const KM_PER_DEGREE = 111.195;

export type Box = { south: number; west: number; north: number; east: number };

/** The box around a circle, in degrees; towards the poles it would be endless, and is cut. */
export function boxAround({
  lat,
  lng,
  radiusKm,
}: {
  lat: number;
  lng: number;
  radiusKm: number;
}): Box {
  const latSpan = radiusKm / KM_PER_DEGREE;
  const lngSpan = latSpan / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - latSpan, west: lng - lngSpan, north: lat + latSpan, east: lng + lngSpan };
}
