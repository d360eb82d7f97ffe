import { COUNT_PATTERN, SMALL_NUMBERS } from '../../amounts/number-words';
import { type IsPlace, placeAtEnd } from '../place/place-in';
import type { SearchState } from '../search-state';
import { take } from './take';

type Rooms = Partial<Pick<SearchState, 'bedroomsMin' | 'bedroomsMax' | 'bathroomsMin'>>;

const MORE = String.raw`\+|plus|(?:or|and)\s+(?:more|above)|upwards?`;
const BEDROOMS = new RegExp(
  String.raw`(?:\b(?:(?<least>at least|min(?:imum)?(?: of)?|from|no[t]? less than)|(?<most>at most|up ?to|max(?:imum)?(?: of)?|no[t]? more than)|between)\s+)?\b(?<count>${COUNT_PATTERN})(?:\s*\(\d{1,2}\))?(?:\s*(?<more>${MORE})|\s*(?:-|–|\/|or|to|and)\s*(?<high>${COUNT_PATTERN}))?[\s-]*(?:be?a?d-?\s?(?:ro{0,3}[mn]s?|s)?|bdr?ms?|bdr?s?|b\/?r)\b(?:\s*(?<above>(?!\+\s*[a-z])(?:${MORE})))?`,
  'i',
);
const BATHROOMS = new RegExp(
  String.raw`[,&+]?\s*(?:\b(?:and|with)\s+)?\b(?:(?<count>${COUNT_PATTERN})\s*(?:bath(?:room)?s?)|(?:${COUNT_PATTERN})\s*(?:toilets?|wcs?))\b`,
  'i',
);

/** The bedrooms and bathrooms that a sentence asks for, and the sentence without them (HOME-9). */
export function roomsAsked(sentence: string, isPlace: IsPlace): { rest: string; filters: Rooms } {
  const baths = take(sentence, BATHROOMS);
  const count = baths?.said['count'];
  const bathrooms = count === undefined ? {} : { bathroomsMin: numberOf(count) };
  const rest = baths?.rest ?? sentence;
  const beds = take(rest, BEDROOMS);
  if (beds === null) return { rest, filters: bathrooms };
  const { count: low = '', high } = beds.said;
  // 'Lekki Phase 1 - 3 bedroom': the first is the place's.
  const upToFirst = `${beds.before}${low}`;
  if (high !== undefined && placeAtEnd(upToFirst, isPlace) !== undefined)
    return {
      rest: upToFirst + beds.rest.slice(beds.before.length),
      filters: { ...bathrooms, ...bedroomsOf({ count: high }) },
    };
  return { rest: beds.rest, filters: { ...bathrooms, ...bedroomsOf(beds.said) } };
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
