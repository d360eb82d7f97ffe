import type { OperatorPlace } from '../../contract/search/area-pack';
import type { GeoPlace } from './geocoder';

/** A place of the operator's gazetteer as a geocoder names it; which state it is in it does not say. */
export async function toGeoPlace({ name, kind, lat, lng }: OperatorPlace): Promise<GeoPlace> {
  const { nearPlaces } = await import('../../domain/places/near-places');
  const [nearest] = nearPlaces({ lat, lng }, { withinKm: 60, limit: 1 });
  const precision = kind === 'estate' ? 'neighbourhood' : kind;
  return { name, state: nearest?.place.state ?? '', lat, lng, precision };
}
