import { distanceKm } from './distance-km';
import { isOneTypo } from './is-one-typo';
import type { Place } from './place';
import { type PlaceName, placeIndex } from './place-index';
import { placeWords } from './place-words';

const SHORTEST_TYPO = 4;
/** Fewer letters are hardly meant as a word of their own. */
const SHORTEST_WORD = 4;
/** A town with what belongs to it. */
const TOWN_KM = 40;
/** Four letters with a typo begin too many names; only whole names are then worth showing. */
const SHORTEST_TYPO_PREFIX = 5;

interface Match {
  place: Place;
  /** 0 the very name, 1 has the text as whole words, 2 begins with it, 3 a later word does, 4 one typo away. */
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
  if (compact.length >= SHORTEST_WORD && ` ${name.spaced} `.includes(` ${spaced} `)) return 1;
  if (name.compact.startsWith(compact)) return 2;
  if (name.spaced.includes(` ${spaced}`)) return 3;
  return undefined;
}

/** The names that what follows a comma leaves, the closest first: those of a state, or around a town. */
function namesWithin(words: readonly string[]): readonly (readonly PlaceName[])[] {
  const { names } = placeIndex();
  const [start = ''] = words;
  if (start === '') return [names];
  const named = namesOf(words);
  const inState = names.filter(({ place }) => place.state.toLowerCase().startsWith(start));
  if (inState.length > 0) return [inState, named];
  // 'Opebi, Ikeja', 'GRA, Ilorin'
  const [town] = matching(names, words, null).sort(compareMatches);
  if (town === undefined) return [names];
  return [names.filter(({ place }) => distanceKm(place, town.place) <= TOWN_KM), named];
}

/** The places that are called just this. */
function namesOf(words: readonly string[]): PlaceName[] {
  const compact = words.join('');
  return placeIndex().names.filter((name) => name.compact === compact);
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

/** One line per name and state: the city of Kano also stands for the state of Kano, Port Harcourt for Port-Harcourt. */
function distinct(matches: Match[], limit: number): Place[] {
  const seen = new Set<string>();
  const places: Place[] = [];
  for (const { place } of matches.sort(compareMatches)) {
    const label = `${placeWords(place.name).join(' ')}|${place.state}`;
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
 * ones those nearer to `near`. 'GRA, En' keeps to states that begin with 'En', 'GRA, Ilorin' to what
 * is around Ilorin; where there is no such place, the town or state itself is offered: 'Ogba, Port
 * Harcourt' is not the Ogba of Lagos. 'Ajah Lagos' is read as 'Ajah, Lagos'.
 */
export function suggestPlaces(text: string, limit = 6, near: Point | null = null): Place[] {
  const [head = '', ...tail] = text.split(',');
  const words = placeWords(head);
  if (words.join('') === '' || limit < 1) return [];
  const tailWords = placeWords(tail.join(' '));
  const found = suggestWithin(words, tailWords, limit, near);
  if (found.length > 0 || tailWords.length > 0) return found;
  for (const at of words.keys()) {
    const end = words.slice(at);
    if (at > 0 && namesOf(end).length > 0)
      return suggestWithin(words.slice(0, at), end, limit, near);
  }
  return [];
}

function suggestWithin(
  words: readonly string[],
  tail: readonly string[],
  limit: number,
  near: Point | null,
): Place[] {
  const [within = [], named = []] = namesWithin(tail);
  // 'Sabo, Ikorodu' and 'Phase 2, Magodo' are names of their own.
  const whole =
    tail.length === 0 ? [] : [...namesOf([...words, ...tail]), ...namesOf([...tail, ...words])];
  const own = whole.map(({ place }) => place);
  const places = suggestAmong(within, words, limit, near);
  const found = [...new Set([...own, ...places])].slice(0, limit);
  return found.length > 0 ? found : distinct(matching(named, tail, near), limit);
}

function matching(
  names: readonly PlaceName[],
  words: readonly string[],
  near: Point | null,
): Match[] {
  const [spaced, compact] = [words.join(' '), words.join('')];
  return names.flatMap((name) => {
    const found = matchClass(name, spaced, compact);
    const { place, isAlias } = name;
    return found === undefined
      ? []
      : [{ place, matchClass: found, isAlias, farness: farnessOf(place, near) }];
  });
}

function suggestAmong(
  names: readonly PlaceName[],
  words: readonly string[],
  limit: number,
  near: Point | null,
): Place[] {
  const compact = words.join('');
  const matches = matching(names, words, near);
  const places = distinct(matches, limit);
  if (places.length === limit || compact.length < SHORTEST_TYPO) return places;

  const asPrefix = compact.length >= SHORTEST_TYPO_PREFIX;
  for (const { place, compact: known, isAlias } of names) {
    if (isOneTypo(compact, known, asPrefix))
      matches.push({ place, matchClass: 4, isAlias, farness: farnessOf(place, near) });
  }
  return distinct(matches, limit);
}
