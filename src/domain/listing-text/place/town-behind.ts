import { distanceKm } from '../../places/distance-km';
import type { Place } from '../../places/place';
import { placeWords } from '../../places/place-words';
import { resolvePlace } from '../../places/resolve-place';
import { ROAD_WORDS } from '../../road-words';
import { around } from './around';
import { isOnlyPlaces } from '../../places/is-only-places';
import { withoutAmount } from './without-amount';

/** How far from the middle of its town a part of it may lie. */
const SAME_TOWN_KM = 30;

/** The larger place right behind one's name ('Ikate, Lekki'); null where there is none, or it is the state. */
export function townBehind(
  words: string,
  place: Place,
  spelling: readonly string[],
): string | null {
  // With a comma or none: 'Ikate, Lekki', 'Akobo Ibadan'.
  const behind = around(words, spelling).after.replace(/^(?:\s+GRA\b)?\s*[,\n]?/, '');
  const next = withoutAmount(behind.split(/[,\n]/)[0] ?? '');
  // 'Airport Road Warri' says its town already.
  const ahead = placeWords(place.name).slice(0, -1);
  if (!isOnlyPlaces(next) || ahead.some((word) => ROAD_WORDS.has(word))) return null;
  const found = resolvePlace(next);
  if (found === null || found.precision === 'state') return null;
  const { name, radiusKm } = found.place;
  const isLarger = radiusKm > place.radiusKm && name !== place.name;
  return isLarger && distanceKm(found.place, place) < SAME_TOWN_KM ? name : null;
}
