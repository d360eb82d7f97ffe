import type { Geocoder } from './geocoder';
import { nominatimGeocoder } from './nominatim-geocoder';
import { offlineGeocoder } from './offline-geocoder';
import { photonGeocoder } from './photon-geocoder';
import { withFallback } from './with-fallback';

/** The geocoder of a setting; the gazetteer on the device answers where a service does not. */
export function geocoderOf(name: string | undefined, url: string | undefined): Geocoder {
  if (name === 'nominatim')
    return withFallback(
      nominatimGeocoder(url ?? 'https://nominatim.openstreetmap.org'),
      offlineGeocoder,
    );
  if (name === 'photon')
    return withFallback(photonGeocoder(url ?? 'https://photon.komoot.io'), offlineGeocoder);
  return offlineGeocoder;
}

/** The geocoder this app was built with (VITE_GEOCODER, VITE_GEOCODER_URL). */
export const geocoder: Geocoder = geocoderOf(
  import.meta.env?.VITE_GEOCODER,
  import.meta.env?.VITE_GEOCODER_URL,
);
