import { distanceKm } from '../../places/distance-km';
import { isCommonName } from '../../places/is-common-name';
import { isOnlyPlaces } from '../../places/is-only-places';
import type { PlaceKind } from '../../places/place';
import { placeIndex } from '../../places/place-index';
import { placeWords } from '../../places/place-words';
import { nameMeant } from '../../places/name-meant';
import { suggestPlaces } from '../../places/suggest-places';
import type { IsPlace } from './place-in';

const OR = /\s+(?:and\/or|or|and|&)\s+/i;
const SLASH = /\s*\/\s*/;
/** 'Between Ikeja and Yaba', 'btw Ikeja & Yaba'. */
const BETWEEN = /^\s*(?:between|btwn?|b\/w)\s+(?=.*\s(?:and|&|or)\s)/i;
/** So long a name may have a typo in it: of shorter ones too many words are a typo away. */
const SHORTEST_TYPO = 6;

/** What people of Lagos call its two halves, by where most homes of each are to be had. */
const HALVES: readonly [RegExp, readonly string[]][] = [
  [/^(?:the\s+)?island(?:,?\s+lagos)?$/i, ['Lekki', 'Victoria Island', 'Ikoyi', 'Ajah']],
  [
    /^(?:the\s+)?mainland(?:,?\s+lagos)?$/i,
    ['Ikeja', 'Yaba', 'Surulere', 'Gbagada', 'Maryland', 'Ogba'],
  ],
];
/** Farther from each other two places are no choice of one person, but a name that is known elsewhere alone. */
const CHOICE_KM = 40;

/**
 * The places of 'Yaba, Surulere or Ikeja', in their order; what is no list of known places is one. A state
 * belongs to the place before it: 'Yaba, Lagos or Ikeja', and so does what it lies in: 'Ikate, Lekki or Ajah'.
 */
export function placesNamed(written: string): string[] {
  const half = HALVES.find(([name]) => name.test(written.trim()))?.[1];
  if (half !== undefined) return [...half];
  const text = written.replace(BETWEEN, '');
  const whole = [written.trim()];
  const isList = OR.test(text) || SLASH.test(text);
  // 'Prince and Princess Estate', 'V/I'
  if (!(isList || text.includes(',')) || isKnown(text)) return whole;
  const parts = text
    .split(OR)
    .flatMap((part) => (isKnown(part) ? [part] : part.split(SLASH)))
    .flatMap((part) => withWhatTheyLieIn(withTheirStates(part.split(','))));
  const places = parts.map((part) => part.trim()).filter((part) => part !== '');
  const isEach = isList ? places.every((place) => isPlace(place)) : areChoices(places);
  return places.length > 1 && isEach ? places : whole;
}

/** Whether a text is known places and no more: 'Yaba or Ikeja', 'Ikate Lekki', 'surulare'. */
export const namesPlaces: IsPlace = (text) =>
  text.trim() !== '' && placesNamed(text).every((one) => isOnlyPlaces(one) || isNearlyPlace(one));

const isNearlyPlace = (text: string): boolean =>
  // '5 Ikeja' is a number there.
  /^\p{L}/u.test(text) && text.length >= SHORTEST_TYPO && nameMeant(text) !== null;

/** The same while `typed` is being typed: 'lek' of 'shop lek' may become one. */
export const beginsPlaces =
  (typed: string): IsPlace =>
  (text) =>
    namesPlaces(text) || (text !== typed.trim() && suggestPlaces(text, 1).length > 0);

const known = (text: string) => placeIndex().byName.get(placeWords(text).join('')) ?? [];
const isKnown = (text: string): boolean => known(text).length > 0;

const isState = (text: string): boolean => known(text).some(({ kind }) => kind === 'state');

function isPlace(text: string): boolean {
  const [first = ''] = text.split(',');
  return isKnown(first) || nameMeant(first) !== null;
}

function withTheirStates(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((places, part) => {
    const before = places.at(-1);
    return before !== undefined && isState(part)
      ? [...places.slice(0, -1), `${before},${part}`]
      : [...places, part];
  }, []);
}

const QUARTERS: ReadonlySet<PlaceKind> = new Set(['neighbourhood', 'estate', 'landmark']);

/** 'Ikate, Lekki' is one place, 'Ikate, Ajah' are two, and so are towns, however near: 'Yaba, Surulere'. */
function withWhatTheyLieIn(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((places, part) => {
    const before = places.at(-1);
    const isAround =
      before !== undefined &&
      placesOf(part).some((outer) =>
        placesOf(before).some(
          (inner) => QUARTERS.has(inner.kind) && distanceKm(inner, outer) <= outer.radiusKm,
        ),
      );
    return isAround ? [...places.slice(0, -1), `${before},${part}`] : [...places, part];
  }, []);
}

/** What is known by the first of a place's parts, or by the last that was put to it. */
const placesOf = (place: string) => known(place.split(',').at(-1) ?? '');

/** Whether places that commas part are a choice, and no address: each is known, and near the one before it. */
function areChoices(places: readonly string[]): boolean {
  return places.every((place, at) => {
    const name = place.split(',')[0] ?? '';
    const before = places[at - 1]?.split(',')[0];
    return (
      isKnown(name) &&
      !isCommonName(name) &&
      (before === undefined ||
        known(name).some((one) =>
          known(before).some((other) => distanceKm(one, other) <= CHOICE_KM),
        ))
    );
  });
}
