import { COUNT_PATTERN, SMALL_NUMBERS } from '../../amounts/number-words';
import { type IsPlace, placeAtEnd } from '../place/place-in';
import type { SearchState } from '../search-state';
import { take, without } from './take';

type Rooms = Partial<Pick<SearchState, 'bedroomsMin' | 'bedroomsMax' | 'bathroomsMin'>>;

const MORE = String.raw`(?:or|and)\s+(?:more|above)|upwards?`;
const BEDROOMS = new RegExp(
  String.raw`(?:\b(?:(?<least>at least|min(?:imum)?(?: of)?|from|no[t]? less than)|(?<most>at most|up ?to|max(?:imum)?(?: of)?|no[t]? more than)|between)\s+)?\b(?<count>${COUNT_PATTERN})(?:\s*\(\d{1,2}\))?(?:\s*(?<more>\+|plus|${MORE})|(?<joined>\s*(?:-|–|\/|or|to|and)\s*)(?<high>${COUNT_PATTERN}))?[\s-]*(?:be?a?d-?\s?(?:ro{0,3}[mn]s?|s)?|bdr?ms?|bdr?s?|b\/?r)\b(?<above>\+(?!\s*\S)|\s*(?:${MORE}|plus(?!\s*\S)))?`,
  'i',
);
const AND = String.raw`[,&+]?\s*(?:\b(?:and|with|at least|min(?:imum)?)\s+)*\b`;
const BATHROOMS = new RegExp(String.raw`${AND}(?<count>${COUNT_PATTERN})\s*bath(?:room)?s?\b`, 'i');
const TOILETS = new RegExp(String.raw`${AND}(?:${COUNT_PATTERN})\s*(?:toilets?|wcs?)\b`, 'i');
/** A dash that stands by itself: 'Wuse 2 - 3 bedroom'. */
const APART = /^\s+[-–/]\s+$/;

/** The bedrooms and bathrooms that a sentence asks for, and the sentence without them (HOME-9). */
export function roomsAsked(sentence: string, isPlace: IsPlace): { rest: string; filters: Rooms } {
  const baths = take(without(sentence, TOILETS), BATHROOMS);
  const count = baths?.said['count'];
  const bathrooms = count === undefined ? {} : { bathroomsMin: numberOf(count) };
  const rest = baths?.rest ?? without(sentence, TOILETS);
  const beds = take(rest, BEDROOMS);
  if (beds === null) return { rest, filters: bathrooms };
  const { count: low = '', high, joined = '' } = beds.said;
  // 'Lekki Phase 1 - 3 bedroom': the first is the place's, as 'Lekki Phase' is none; 'Lekki 2-3 bedroom' are two counts.
  const isPlaces =
    high !== undefined &&
    placeAtEnd(`${beds.before}${low}`, isPlace) !== undefined &&
    (APART.test(joined) || placeAtEnd(beds.before, isPlace) === undefined);
  return isPlaces
    ? {
        rest: `${beds.before}${low}${beds.rest.slice(beds.before.length)}`,
        filters: { ...bathrooms, ...bedroomsOf({ count: high }) },
      }
    : { rest: beds.rest, filters: { ...bathrooms, ...bedroomsOf(beds.said) } };
}

function bedroomsOf({
  count = '',
  least,
  most,
  more,
  high,
  above,
}: Readonly<Record<string, string | undefined>>): Rooms {
  const low = numberOf(count);
  if (high !== undefined) return { bedroomsMin: low, bedroomsMax: numberOf(high) };
  const hasNoMost = [least, more, above].some((one) => one !== undefined);
  return {
    ...(most === undefined ? { bedroomsMin: low } : {}),
    ...(hasNoMost ? {} : { bedroomsMax: low }),
  };
}

const numberOf = (word: string): string => {
  const at = SMALL_NUMBERS.indexOf(word.toLowerCase());
  return at === -1 ? word : String(at);
};
