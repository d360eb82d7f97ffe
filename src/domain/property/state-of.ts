import type { PropertyContent } from '../../contract/listing/listing-fields';
import { distanceKm } from '../places/distance-km';
import { placeTable } from '../places/place-table';
import { resolvePlace } from '../places/resolve-place';

/** Farther than this from every known place, a position says nothing of the state it is in. */
const NEAR_KM = 60;

/** The state a property lies in, by its address, else by its position; null when neither tells. */
export function stateOf(property: Pick<PropertyContent, 'address' | 'location'>): string | null {
  const named = resolvePlace(property.address);
  if (named !== null) return named.place.state;
  const { location } = property;
  if (location === null) return null;
  let nearest: { state: string; km: number } | null = null;
  for (const place of placeTable()) {
    const km = distanceKm(location, place);
    if (km <= NEAR_KM && (nearest === null || km < nearest.km))
      nearest = { state: place.state, km };
  }
  return nearest?.state ?? null;
}
