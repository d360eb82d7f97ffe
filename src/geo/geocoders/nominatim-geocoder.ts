import { type Box, boxAround } from '../../domain/map/box-around';
import { fetchJson } from './fetch-json';
import type { Geocoder, GeoPlace } from './geocoder';
import { NEARBY_KM } from './nearby-km';
import { nearestFirst } from './nearest-first';
import { offlineGeocoder } from './offline-geocoder';
import { oneAtATime } from './one-at-a-time';
import { stateName } from './state-name';
import { isObject } from '../../domain/checks';

/** The public server's policy: at most one request a second, and no suggestions while one types. */
const EVERY_MS = 1000;

/**
 * Nominatim (OpenStreetMap). Suggestions stay with the gazetteer on the device: the usage policy
 * forbids asking at every letter.
 */
export function nominatimGeocoder(
  baseUrl: string,
  { timeoutMs, everyMs = EVERY_MS }: { timeoutMs?: number; everyMs?: number } = {},
): Geocoder {
  const ask = oneAtATime((url) => fetchJson(url, timeoutMs), everyMs);
  const search = async (text: string, limit: number, within?: Box) => {
    const query = new URLSearchParams({
      q: text,
      countrycodes: 'ng',
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(limit),
    });
    if (within !== undefined) {
      const { south, west, north, east } = within;
      query.set('viewbox', [west, south, east, north].map((edge) => edge.toFixed(4)).join(','));
      query.set('bounded', '1');
    }
    return placesOf(await ask(`${baseUrl}/search?${query}`));
  };
  return {
    suggest: (text) => offlineGeocoder.suggest(text),
    resolve: async (address) => (await search(address, 1))[0] ?? null,
    reverse: async ({ lat, lng }) => {
      const query = new URLSearchParams({
        lat: lat.toFixed(5),
        lon: lng.toFixed(5),
        format: 'jsonv2',
        zoom: '16',
      });
      return placeOf(await ask(`${baseUrl}/reverse?${query}`));
    },
    near: async (point, text) => {
      if (text.trim() === '') return offlineGeocoder.near(point, text);
      const found = await search(text, 10, boxAround({ ...point, radiusKm: NEARBY_KM }));
      return nearestFirst(point, found);
    },
  };
}

function placesOf(answer: unknown): GeoPlace[] {
  if (!Array.isArray(answer)) throw new Error('Nominatim answered with no list');
  return answer.flatMap((item) => placeOf(item) ?? []);
}

/** One answer as a place; null for anything that is none, such as {error: …}. */
function placeOf(item: unknown): GeoPlace | null {
  const { lat, lon, name, display_name, addresstype, address } = isObject(item) ? item : {};
  const [north, east] = [Number(lat), Number(lon)];
  if (lat === undefined || lon === undefined || Number.isNaN(north) || Number.isNaN(east))
    return null;
  const [whole, kind] = [display_name, addresstype].map((text) =>
    typeof text === 'string' ? text : '',
  );
  const state = isObject(address) ? address.state : undefined;
  return {
    name: typeof name === 'string' && name !== '' ? name : (whole?.split(',')[0] ?? '').trim(),
    state: stateName(typeof state === 'string' ? state : ''),
    lat: north,
    lng: east,
    precision: PRECISION[kind ?? ''] ?? 'neighbourhood',
  };
}

const PRECISION: Record<string, GeoPlace['precision']> = {
  road: 'street',
  house_number: 'street',
  building: 'street',
  amenity: 'landmark',
  suburb: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  quarter: 'neighbourhood',
  village: 'town',
  town: 'town',
  city: 'town',
  county: 'lga',
  state: 'state',
};
