import { distanceKm } from '../../domain/places/distance-km';
import { NEARBY_KM } from './nearby-km';

type Point = { lat: number; lng: number };

/** Those of the places that are near a point, each with how far off it is. */
export function nearestFirst<Place extends Point>(
  point: Point,
  places: readonly Place[],
  withinKm = NEARBY_KM,
): (Place & { km: number })[] {
  return places
    .map((place) => ({ ...place, km: distanceKm(point, place) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km);
}
