import type { Place } from '../../domain/places/place';
import type { Geocoder, GeoPlace } from './geocoder';
import { lastPlace } from './last-place';

/** Farther from every known place than this, a point is in none of them; kilometres. */
const REVERSE_WITHIN_KM = 25;
const SHOWN = 6;

/** The gazetteer on the device; its table is loaded when first asked. */
export const offlineGeocoder: Geocoder = {
  suggest: async (text) => {
    const { suggestPlaces } = await import('../../domain/places/suggest-places');
    return suggestPlaces(text, SHOWN, lastPlace()).map(toGeoPlace);
  },
  resolve: async (address) => {
    const { resolvePlace } = await import('../../domain/places/resolve-place');
    const found = resolvePlace(address);
    return found === null ? null : { ...toGeoPlace(found.place), precision: found.precision };
  },
  reverse: async (point) => {
    const { nearPlaces } = await import('../../domain/places/near-places');
    const [nearest] = nearPlaces(point, { withinKm: REVERSE_WITHIN_KM });
    return nearest === undefined ? null : toGeoPlace(nearest.place);
  },
  near: async (point, text) => {
    const { nearPlaces } = await import('../../domain/places/near-places');
    return nearPlaces(point, { text }).map(({ place, km }) => ({ ...toGeoPlace(place), km }));
  },
};

function toGeoPlace(place: Place): GeoPlace {
  const precision = place.kind === 'estate' ? 'neighbourhood' : place.kind;
  const { name, state, lat, lng, radiusKm } = place;
  return { name, state, lat, lng, precision, extentKm: radiusKm };
}
