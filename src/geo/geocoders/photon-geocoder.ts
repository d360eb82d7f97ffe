import { fetchJson } from './fetch-json';
import type { Geocoder, GeoPlace } from './geocoder';
import { nearestFirst } from './nearest-first';
import { offlineGeocoder } from './offline-geocoder';
import { oneAtATime } from './one-at-a-time';
import { stateName } from './state-name';

/** The public server asks for fair use; nobody types faster than this. */
const EVERY_MS = 250;
/** West, south, east, north of Nigeria. */
const NIGERIA = '2.67,4.24,14.68,13.89';
const SHOWN = 6;

/** Photon (Komoot, on OpenStreetMap): made for suggestions while one types. */
export function photonGeocoder(
  baseUrl: string,
  { timeoutMs, everyMs = EVERY_MS }: { timeoutMs?: number; everyMs?: number } = {},
): Geocoder {
  const ask = oneAtATime((url) => fetchJson(url, timeoutMs), everyMs);
  const search = async (text: string, near?: { lat: number; lng: number }, inPassing?: boolean) => {
    const query = new URLSearchParams({ q: text, limit: '15', lang: 'en', bbox: NIGERIA });
    if (near) {
      query.set('lat', near.lat.toFixed(4));
      query.set('lon', near.lng.toFixed(4));
    }
    return placesOf(await ask(`${baseUrl}/api/?${query}`, inPassing));
  };
  return {
    suggest: async (text) => (await search(text, undefined, true)).slice(0, SHOWN),
    resolve: async (address) => (await search(address))[0] ?? null,
    reverse: async ({ lat, lng }) => {
      const query = new URLSearchParams({ lat: lat.toFixed(5), lon: lng.toFixed(5), lang: 'en' });
      return placesOf(await ask(`${baseUrl}/reverse?${query}`))[0] ?? null;
    },
    near: async (point, text) => {
      if (text.trim() === '') return offlineGeocoder.near(point, text);
      return nearestFirst(point, await search(text, point));
    },
  };
}

const PRECISION: Record<string, GeoPlace['precision']> = {
  house: 'street',
  street: 'street',
  locality: 'neighbourhood',
  district: 'neighbourhood',
  city: 'town',
  county: 'lga',
  state: 'state',
};

/** The features of a GeoJSON answer that are places in Nigeria. */
function placesOf(answer: unknown): GeoPlace[] {
  const { features } = (answer ?? {}) as { features?: unknown };
  if (!Array.isArray(features)) throw new Error('Photon answered with no features');
  return features.flatMap((feature: unknown) => {
    const { properties, geometry } = (feature ?? {}) as {
      properties?: Record<string, unknown>;
      geometry?: { coordinates?: unknown };
    };
    const at: unknown = geometry?.coordinates;
    if (!Array.isArray(at) || typeof at[0] !== 'number' || typeof at[1] !== 'number') return [];
    const { name, street, state, type, countrycode } = properties ?? {};
    const called = [name, street].find((text) => typeof text === 'string' && text !== '');
    if (typeof called !== 'string' || (countrycode !== undefined && countrycode !== 'NG'))
      return [];
    return [
      {
        name: called,
        state: stateName(typeof state === 'string' ? state : ''),
        lng: at[0],
        lat: at[1],
        precision: PRECISION[typeof type === 'string' ? type : ''] ?? 'landmark',
      },
    ];
  });
}
