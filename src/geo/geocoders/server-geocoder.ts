import type { OperatorPlace } from '../../contract/search/area-pack';
import { fetchJson } from './fetch-json';
import type { Geocoder } from './geocoder';
import { nearestFirst } from './nearest-first';
import { oneAtATime } from './one-at-a-time';
import { operatorGeocoder } from './operator-geocoder';

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
  const around = async (point: { lat: number; lng: number }, text: string) => {
    const query = { lat: point.lat.toFixed(5), lng: point.lng.toFixed(5), text };
    return nearestFirst(point, await places('/near', query));
  };
  return operatorGeocoder({ named, around, here: (point) => around(point, '') });
}

/** @throws Error when the answer is of another kind, as a captive portal's is */
function placesOf(answer: unknown): OperatorPlace[] {
  const { places } = (answer ?? {}) as { places?: OperatorPlace[] };
  if (!Array.isArray(places)) throw new Error('The server answered with no places');
  return places;
}
