import type { ListingType } from '../../../contract/listing/property-options';
import type { SearchType } from '../../../contract/search/search-options';
import { readAmount } from '../../amounts/read-amount';
import { SMALL_NUMBERS } from '../../amounts/number-words';
import { withKeyword } from '../keywords';
import { isBelowSales } from '../is-below-sales';
import { hasClause, type IsPlace, placeIn, withoutClause } from '../place/place-in';
import type { SearchState } from '../search-state';
import { takeThings } from './typed-things';

/** A sentence that was typed where a place is asked for, taken apart. */
export type TypedSearch = {
  /** What is left of it: where. */
  place: string;
  filters: Partial<
    Pick<
      SearchState,
      'bedroomsMin' | 'bedroomsMax' | 'priceMin' | 'priceMax' | 'type' | 'text' | 'features'
    >
  >;
  /** What it says that the home is offered for. */
  listingType: ListingType | null;
  /** Whether no home is sold for its price. */
  isBelowSales: boolean;
};

const SCALE = 'k|thousands?|m|mn|mln|mill?|millions?|bn?|billions?';
const MARK = String.raw`(?:₦|#|ngn\s?|n(?=\d))`;
const AMOUNT = String.raw`${MARK}?\d[\d,.]*\s?(?:${SCALE})?(?![a-z\d])`;
/** The first of two that stand for one limit, 'under 2-3m', is none. */
const UP_TO = String.raw`(?:\d[\d,.]*\s?(?:${SCALE})?\s*-\s*)?`;
const COUNT = String.raw`\d{1,2}|${SMALL_NUMBERS.slice(1, 11).join('|')}`;
const BEDROOMS = new RegExp(
  String.raw`(?:\b(?:(?<least>at least|min(?:imum)?(?: of)?|from)|(?<most>at most|up ?to|max(?:imum)?(?: of)?)|between)\s+)?\b(?<count>${COUNT})(?:\s*\(\d{1,2}\))?(?:\s*(?<more>\+|plus|or more)|\s*(?:-|–|\/|or|to|and)\s*(?<high>${COUNT}))?[\s-]*(?:bed-?\s?(?:ro{1,2}[mn]s?|s)?|bdr?ms?|bdr?s?|b\/?r)\b`,
  'i',
);
const BETWEEN = new RegExp(
  String.raw`\b(?:between|from)\s+(?<least>${AMOUNT})\s*(?:-|to|and)\s*(?<most>${AMOUNT})`,
  'i',
);
/** '2-4m', '5m - 10m', '2m to 4m': the second says of what. */
const RANGE = new RegExp(
  String.raw`(?<![\w.,₦#])(?<least>${AMOUNT})\s*(?:-|–|to)\s*(?<most>(?:${MARK}\s?\d[\d,.]*\s?(?:${SCALE})?|\d[\d,.]*\s?(?:${SCALE})))(?![a-z\d])`,
  'i',
);
const MOST = new RegExp(
  String.raw`\b(?:(?<!\bno[t]?\s)(?:under|below|less than)|(?:no|not)\s+(?:more than|above|over)|max(?:imum)?(?: of)?|at most|up ?to)\s+${UP_TO}(?<most>${AMOUNT})`,
  'i',
);
const LEAST = new RegExp(
  String.raw`\b(?:(?<!\bno[t]?\s)(?:above|over|more than)|(?:no|not)\s+(?:less than|below|under)|min(?:imum)?(?: of)?|at least|from)\s+(?<least>${AMOUNT})`,
  'i',
);
/** 'Yaba 800k', 'duplex Ikoyi 300m': what somebody has for it. */
const BUDGET = new RegExp(
  String.raw`(?:\bfor\s+)?(?<![\w.,₦#])(?<most>${MARK}\s?\d[\d,.]*\s?(?:${SCALE})?|\d[\d,.]*\s?(?:${SCALE}))(?![a-z\d])`,
  'i',
);
/** Less is no price of a home: 'within 5 km', 'from 3'. */
const LEAST_PRICE = 1000;
const OFFERS: readonly [RegExp, ListingType][] = [
  [/\bshort[\s-]?(?:lets?|stays?)\b/i, 'shortlet'],
  [/\b(?:for|to)\s+(?:rent|let)\b|\b(?:rent|let)\b/i, 'rent'],
  [/\b(?:for|to)\s+(?:sale|sell|buy)\b|\b(?:buy|sale)\b/i, 'sale'],
  [/\b(?:for|to|on)\s+lease\b|\blease\b/i, 'lease'],
];
/** What is paid by time is no sale. */
const BY_TIME: readonly [RegExp, ListingType][] = [
  [/\b(?:(?:per|a|each|every)\s+(?:night|day)|nightly|daily|\d{1,2}\s+nights?)\b/i, 'shortlet'],
  [
    /\b(?:(?:per|a|each|every)\s+(?:year|annum|month)|yearly|annually|monthly)\b|\bp\.?a\b/i,
    'rent',
  ],
];
/** One bedroom by another name. */
const ONE_BEDROOM = /\bmini[\s-]*flats?\b|\broom\s*(?:and|&|n)\s*parlou?r\b/i;
/** A room with its own bath: no type of the list means it alone, and adverts say it in these words. */
const ONE_ROOM =
  /\b(?:(?:(?:a|an|one|1|single)\s+)?room\s+)?self[\s-]*con\w*\b|\b(?<studio>studios?)\b/i;
/** What is no part of any name: 'Flat 3' is one's number. */
const CERTAIN =
  /\bmini[\s-]*flats?\b|\broom\s*(?:and|&|n)\s*parlou?r\b|\bself[\s-]*con\w*\b|\b(?:duplex(?:es)?|bungalows?|detached)\b|\b(?:flat|apartment)s?\b(?!\s*(?:\d|[a-z]\b))/i;
/** Also 'half a plot of land'; a house 'on half plot' is none. */
const LAND = new RegExp(
  String.raw`(?<!\bon\s(?:\w+\s){0,2})\b(?:(?:half|full|${COUNT})\s+(?:an?\s+)?)?plots?(?:\s+of\s+land)?\b|\bland\b(?!\s+estate)`,
  'i',
);
/** The more exact ones first. */
const TYPES: readonly [RegExp, SearchType][] = [
  [/\bsemi[\s-]*detached(?:\s+(?:duplex|house))?\b/i, 'Semi detached'],
  [/\b(?:fully[\s-]+)?detached(?:\s+(?:duplex|house))?\b/i, 'Detached'],
  [/\bterraced?(?:\s+(?:duplex|house))?\b/i, 'Terrace'],
  [/\bduplex(?:es)?\b/i, 'Duplex'],
  [/\bbungalows?\b/i, 'Bungalow'],
  [/\b(?:mini\s*)?flats?\b|\bapartments?\b/i, 'Flat/Apartment'],
  [LAND, 'Land'],
  [/\boffices?(?:\s+space)?\b/i, 'Office Space'],
  [/\bshops?\b/i, 'Retail Shop'],
  [/\bwarehouses?\b/i, 'Warehouse'],
  [/\bhouses?\b(?!\s+estate)/i, 'House'],
];
/** In all of Nigeria. */
const isNowhere = (place: string): boolean => place === '';

/**
 * Reads '2 bedroom flat in Yaba under 3m' as its place and its filters (HOME-9). Null for what is a place alone: a word
 * such as 'House' or 'Land' may be part of a name. It counts beside rooms, a price or an offer, before 'in', and where
 * all else is a known place: 'shop ikeja'.
 * @param isPlace whether a text is known places and no more; without the tables nothing is
 */
export function readTypedSearch(text: string, isPlace: IsPlace = () => false): TypedSearch | null {
  if (isPlace(text.trim())) return null;
  let rest = text;
  const filters: TypedSearch['filters'] = {};
  const take = (pattern: RegExp): Record<string, string | undefined> | null => {
    const match = pattern.exec(rest);
    if (match === null) return null;
    rest = rest.replace(match[0], ' ');
    return match.groups ?? {};
  };
  const rooms = take(BEDROOMS);
  if (rooms !== null) Object.assign(filters, bedroomsOf(rooms));
  const said = take(BETWEEN) ?? { ...take(MOST), ...take(LEAST) };
  const { least, most } = Object.keys(said).length > 0 ? said : (take(RANGE) ?? {});
  Object.assign(filters, pricesOf(least, most));
  if (filters.priceMin === undefined && filters.priceMax === undefined)
    Object.assign(filters, pricesOf(undefined, BUDGET.exec(rest)?.groups?.['most']));
  if (filters.priceMax !== undefined && most === undefined) take(BUDGET);
  const [offer, offered] = OFFERS.find(([one]) => one.test(rest)) ?? [];
  if (offer !== undefined) take(offer);
  const [time, byTime] = BY_TIME.find(([one]) => one.test(rest)) ?? [];
  if (time !== undefined) take(time);
  const things = takeThings(rest);
  const hasSaidMore = things.rest !== rest || hasClause(rest);
  rest = things.rest;
  const kind = kindIn(rest);
  const isSaid =
    Object.keys(filters).length > 0 ||
    offer !== undefined ||
    hasSaidMore ||
    CERTAIN.test(rest) ||
    /\s(?:in|at|around|near)\s/i.test(rest) ||
    [isNowhere, isPlace].some((is) => is(placeIn(kind.rest, isPlace)));
  if (isSaid) {
    rest = kind.rest;
    Object.assign(filters, kind.filters);
  }
  const words = [filters.text ?? '', things.text]
    .filter((one) => one !== '')
    .reduce(withKeyword, '');
  if (words !== '') filters.text = words;
  if (things.features !== '') filters.features = things.features;
  const listingType = offered ?? byTime ?? null;
  if (Object.keys(filters).length === 0 && listingType === null && !hasSaidMore) return null;
  return {
    place: placeIn(withoutClause(rest, isPlace), isPlace),
    filters,
    listingType,
    isBelowSales: isBelowSales(filters),
  };
}

/** What kind of home a sentence asks for, and the sentence without it. */
function kindIn(sentence: string): { rest: string; filters: TypedSearch['filters'] } {
  const [one = ''] = ONE_BEDROOM.exec(sentence) ?? [];
  const { 0: room, groups } = ONE_ROOM.exec(sentence) ?? { 0: '' };
  const rest = [one, room].reduce((left, words) => left.replace(words, ' '), sentence);
  const [pattern, type] = TYPES.find(([each]) => each.test(rest)) ?? [];
  const found = one === '' ? type : 'Flat/Apartment';
  return {
    rest: pattern === undefined ? rest : rest.replace(pattern, ' '),
    filters: {
      ...(one === '' ? {} : { bedroomsMin: '1', bedroomsMax: '1' }),
      ...(room === ''
        ? {}
        : { text: groups?.['studio'] === undefined ? 'self contain' : 'studio' }),
      ...(found === undefined ? {} : { type: found }),
    },
  };
}

type Rooms = Record<string, string | undefined>;

function bedroomsOf({ count = '', least, most, more, high }: Rooms): TypedSearch['filters'] {
  const low = String(numberOf(count));
  if (high !== undefined) return { bedroomsMin: low, bedroomsMax: String(numberOf(high)) };
  return {
    ...(most === undefined ? { bedroomsMin: low } : {}),
    ...(least === undefined && more === undefined ? { bedroomsMax: low } : {}),
  };
}

/** The prices of a range; an end without its thousands or millions has those of the other: 'between 1 and 2 million'. */
function pricesOf(least: string | undefined, most: string | undefined): TypedSearch['filters'] {
  const scale = SCALED.exec(most ?? '')?.[0] ?? '';
  const isShort = least !== undefined && !SCALED.test(least) && (nairaOf(least) ?? 0) < LEAST_PRICE;
  const [priceMin, priceMax] = [isShort ? `${least}${scale}` : least, most].map((amount) =>
    amount === undefined ? null : nairaOf(amount),
  );
  const isPrice = (naira: number | null | undefined): naira is number =>
    (naira ?? 0) >= LEAST_PRICE;
  return {
    ...(isPrice(priceMin) ? { priceMin: String(priceMin) } : {}),
    ...(isPrice(priceMax) ? { priceMax: String(priceMax) } : {}),
  };
}

const SCALED = new RegExp(String.raw`(?:${SCALE})$`, 'i');

const numberOf = (word: string): number => {
  const at = SMALL_NUMBERS.indexOf(word.toLowerCase());
  return at === -1 ? Number(word) : at;
};

function nairaOf(text: string): number | null {
  const read = readAmount(text.replace(/(?:mln|mill)$/i, 'm'));
  return read !== null && 'naira' in read ? read.naira : null;
}
