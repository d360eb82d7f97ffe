import { distanceKm } from './distance-km';
import { isOneTypo } from './is-one-typo';
import type { Place } from './place';
import { type PlaceName, placeIndex } from './place-index';
import { placeWords } from './place-words';

const SHORTEST_TYPO = 4;
/** Four letters with a typo begin too many names; only whole names are then worth showing. */
const SHORTEST_TYPO_PREFIX = 5;

interface Match {
  place: Place;
  /** 0 the very name, 1 begins with the text, 2 a later word does, 3 one typo away. */
  matchClass: number;
  isAlias: boolean;
  /** Steps of distance to where somebody last looked: 0 in the same city, 9 anywhere else. */
  farness: number;
}

type Point = { lat: number; lng: number };

/** Kilometres up to which a place is in the same city, by it, and in the same part of the country. */
const STEPS_KM = [25, 80, 200];
const FAR = 9;

/** In steps, as a place is no better for being a street nearer. */
function farnessOf(place: Place, near: Point | null): number {
  if (near === null) return 0;
  const step = STEPS_KM.findIndex((km) => distanceKm(place, near) <= km);
  return step < 0 ? FAR : step;
}

function matchClass(name: PlaceName, spaced: string, compact: string): number | undefined {
  if (name.compact === compact) return 0;
  if (name.compact.startsWith(compact)) return 1;
  if (name.spaced.includes(` ${spaced}`)) return 2;
  return undefined;
}

function namesInState(start: string): readonly PlaceName[] {
  const { names } = placeIndex();
  if (start === '') return names;
  const inState = names.filter(({ place }) => place.state.toLowerCase().startsWith(start));
  // What follows the comma may be no state: 'Opebi, Ikeja'.
  return inState.length > 0 ? inState : names;
}

function compareMatches(a: Match, b: Match): number {
  return (
    a.matchClass - b.matchClass ||
    a.place.rank - b.place.rank ||
    a.farness - b.farness ||
    Number(a.isAlias) - Number(b.isAlias) ||
    a.place.name.length - b.place.name.length ||
    a.place.name.localeCompare(b.place.name)
  );
}

/** One line per name and state: the city of Kano also stands for the state of Kano. */
function distinct(matches: Match[], limit: number): Place[] {
  const seen = new Set<string>();
  const places: Place[] = [];
  for (const { place } of matches.sort(compareMatches)) {
    const label = `${place.name}|${place.state}`;
    if (seen.has(label)) continue;
    seen.add(label);
    places.push(place);
    if (places.length === limit) break;
  }
  return places;
}

/**
 * Places to offer while someone types: names that begin with the text, then names with a later
 * word that does, then names one typo away; within each the better known first, and of equally known
 * ones those nearer to `near`. 'GRA, En' keeps to states that begin with 'En'.
 */
export function suggestPlaces(text: string, limit = 6, near: Point | null = null): Place[] {
  const [head = '', ...tail] = text.split(',');
  const words = placeWords(head);
  const spaced = words.join(' ');
  const compact = words.join('');
  if (compact === '' || limit < 1) return [];
  const names = namesInState(placeWords(tail.join(' '))[0] ?? '');

  const matches: Match[] = [];
  for (const name of names) {
    const found = matchClass(name, spaced, compact);
    if (found !== undefined)
      matches.push({
        place: name.place,
        matchClass: found,
        isAlias: name.isAlias,
        farness: farnessOf(name.place, near),
      });
  }
  const places = distinct(matches, limit);
  if (places.length === limit || compact.length < SHORTEST_TYPO) return places;

  const asPrefix = compact.length >= SHORTEST_TYPO_PREFIX;
  for (const { place, compact: known, isAlias } of names) {
    if (isOneTypo(compact, known, asPrefix))
      matches.push({ place, matchClass: 3, isAlias, farness: farnessOf(place, near) });
  }
  return distinct(matches, limit);
}
