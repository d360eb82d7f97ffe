import type { Geocoder } from './geocoder';
import { keptPlacesGeocoder } from './kept-places-geocoder';
import { nominatimGeocoder } from './nominatim-geocoder';
import { offlineGeocoder } from './offline-geocoder';
import { photonGeocoder } from './photon-geocoder';
import { serverGeocoder } from './server-geocoder';
import { withFallback } from './with-fallback';
import { withMore } from './with-more';

/** What answers without a network: the gazetteer, and the places of areas that are kept. */
const onDevice = withMore(offlineGeocoder, keptPlacesGeocoder);

/** The geocoder of a setting; the gazetteer on the device answers where a service does not. */
export function geocoderOf(name: string | undefined, url: string | undefined): Geocoder {
  if (name === 'nominatim')
    return withFallback(nominatimGeocoder(url ?? 'https://nominatim.openstreetmap.org'), onDevice);
  if (name === 'photon')
    return withFallback(photonGeocoder(url ?? 'https://photon.komoot.io'), onDevice);
  if (name === 'server') return withMore(onDevice, serverGeocoder(url ?? ''));
  return onDevice;
}

/** The geocoder this app was built with (VITE_GEOCODER, VITE_GEOCODER_URL). */
export const geocoder: Geocoder = geocoderOf(
  import.meta.env?.VITE_GEOCODER,
  import.meta.env?.VITE_GEOCODER_URL,
);
