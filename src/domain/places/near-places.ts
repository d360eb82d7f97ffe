import { distanceKm } from './distance-km';
import { isWide, type Place } from './place';
import { placeTable } from './place-table';
import { placeWords } from './place-words';

type NearPlace = { place: Place; km: number };

/**
 * Places around a point, the nearest first (PROP-5). With a text only those with a name, in any
 * spelling, that has it in it.
 */
export function nearPlaces(
  point: { lat: number; lng: number },
  {
    text = '',
    withinKm = 10,
    limit = 6,
  }: { text?: string; withinKm?: number; limit?: number } = {},
): NearPlace[] {
  const wanted = placeWords(text).join(' ');
  if (text.trim() !== '' && wanted === '') return [];
  return placeTable()
    .filter((place) => !isWide(place) && isNamed(place, wanted))
    .map((place) => ({ place, km: distanceKm(point, place) }))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}

function isNamed({ name, aliases }: Place, wanted: string): boolean {
  if (wanted === '') return true;
  return [name, ...aliases].some((spelling) => placeWords(spelling).join(' ').includes(wanted));
}
