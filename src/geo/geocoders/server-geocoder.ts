import type { OperatorPlace } from '../../contract/search/area-pack';
import { distanceKm } from '../../domain/places/distance-km';
import { placeWords } from '../../domain/places/place-words';
import { fetchJson } from './fetch-json';
import type { Geocoder } from './geocoder';
import { NEARBY_KM } from './nearby-km';
import { oneAtATime } from './one-at-a-time';
import { toGeoPlace } from './operator-place';

/** Our own server needs no rest; this only keeps a fast typist from asking for every letter. */
const EVERY_MS = 100;

/** The gazetteer that the operator gave the server (`npm run gazetteer`). */
export function serverGeocoder(
  baseUrl: string,
  { timeoutMs, everyMs = EVERY_MS }: { timeoutMs?: number; everyMs?: number } = {},
): Geocoder {
  const ask = oneAtATime((url) => fetchJson(url, timeoutMs), everyMs);
  const places = async (
    path: string,
    query: Record<string, string>,
    inPassing?: boolean,
  ): Promise<OperatorPlace[]> => {
    const address = `${baseUrl}/api/places${path}?${new URLSearchParams(query)}`;
    return placesOf(await ask(address, inPassing));
  };
  const named = (text: string, inPassing?: boolean) =>
    text.trim().length < 2 ? Promise.resolve([]) : places('', { text: text.trim() }, inPassing);
  const around = async (point: { lat: number; lng: number }, text: string) =>
    (await places('/near', { lat: point.lat.toFixed(5), lng: point.lng.toFixed(5), text }))
      .map((place) => ({ place, km: distanceKm(point, place) }))
      .filter(({ km }) => km <= NEARBY_KM);
  return {
    suggest: async (text) => Promise.all((await named(text, true)).map(toGeoPlace)),
    resolve: async (address) => {
      const [head = ''] = address.split(',');
      // The place itself, and none that only begins like it.
      const wanted = placeWords(head).join(' ');
      const same = (await named(head)).find(({ name }) => placeWords(name).join(' ') === wanted);
      return same === undefined ? null : toGeoPlace(same);
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
