import { isOnlyPlaces } from '../../places/is-only-places';
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

/**
 * The places of 'Yaba, Surulere or Ikeja', in their order; what is no list of known places is one. A state
 * belongs to the place before it: 'Yaba, Lagos or Ikeja'.
 */
export function placesNamed(written: string): string[] {
  const text = written.replace(BETWEEN, '');
  const whole = [written.trim()];
  // 'Prince and Princess Estate', 'V/I'
  if (!(OR.test(text) || SLASH.test(text)) || isKnown(text)) return whole;
  const parts = text
    .split(OR)
    .flatMap((part) => (isKnown(part) ? [part] : part.split(SLASH)))
    .flatMap((part) => withTheirStates(part.split(',')));
  const places = parts.map((part) => part.trim()).filter((part) => part !== '');
  return places.length > 1 && places.every((place) => isPlace(place)) ? places : whole;
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
