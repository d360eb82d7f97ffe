import type { OperatorPlace } from '../contract/area-pack';
import { distanceKm } from '../domain/places/distance-km';
import { fetchJson } from './fetch-json';
import type { Geocoder } from './geocoder';
import { oneAtATime } from './one-at-a-time';
import { toGeoPlace } from './operator-place';

/** Our own server needs no rest; this only keeps a fast typist from asking for every letter. */
const EVERY_MS = 100;
const WALK_KM = 10;

/** The gazetteer that the operator gave the server (`npm run gazetteer`). */
export function serverGeocoder(
  baseUrl: string,
  { timeoutMs, everyMs = EVERY_MS }: { timeoutMs?: number; everyMs?: number } = {},
): Geocoder {
  const ask = oneAtATime((url) => fetchJson(url, timeoutMs), everyMs);
  const places = async (path: string, query: Record<string, string>): Promise<OperatorPlace[]> => {
    const answer = await ask(`${baseUrl}/api/places${path}?${new URLSearchParams(query)}`);
    return placesOf(answer);
  };
  const named = (text: string) =>
    text.trim().length < 2 ? Promise.resolve([]) : places('', { text: text.trim() });
  const around = async (point: { lat: number; lng: number }, text: string) =>
    (await places('/near', { lat: point.lat.toFixed(5), lng: point.lng.toFixed(5), text }))
      .map((place) => ({ place, km: distanceKm(point, place) }))
      .filter(({ km }) => km <= WALK_KM);
  return {
    suggest: async (text) => Promise.all((await named(text)).map(toGeoPlace)),
    resolve: async (address) => {
      const [first] = await named(address.split(',')[0] ?? '');
      return first === undefined ? null : toGeoPlace(first);
    },
    reverse: async (point) => {
      const [first] = await around(point, '');
      return first === undefined ? null : toGeoPlace(first.place);
    },
    near: async (point, text) =>
      Promise.all(
        (await around(point, text)).map(async ({ place, km }) => ({
          ...(await toGeoPlace(place)),
          km,
        })),
      ),
  };
}

/** @throws Error when the answer is of another kind, as a captive portal's is */
function placesOf(answer: unknown): OperatorPlace[] {
  const { places } = (answer ?? {}) as { places?: OperatorPlace[] };
  if (!Array.isArray(places)) throw new Error('The server answered with no places');
  return places;
}
