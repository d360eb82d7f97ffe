import type { ListingType } from '../../contract/listing/property-options';
import type { SearchType } from '../../contract/search/search-options';
import { readAmount } from '../amounts/read-amount';
import { SMALL_NUMBERS } from '../amounts/number-words';
import { offerByPrice } from './offer-by-price';
import type { SearchState } from './search-state';

/** A sentence that was typed where a place is asked for, taken apart. */
type TypedSearch = {
  /** What is left of it: where. */
  place: string;
  filters: Partial<
    Pick<SearchState, 'bedroomsMin' | 'bedroomsMax' | 'priceMin' | 'priceMax' | 'type' | 'text'>
  >;
  /** What it says that the home is offered for, or its price can be for alone; null where neither tells. */
  listingType: ListingType | null;
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
  [/\b(?:(?:per|a|each|every)\s+night|nightly)\b/i, 'shortlet'],
  [
    /\b(?:(?:per|a|each|every)\s+(?:year|annum|month)|yearly|annually|monthly)\b|\bp\.?a\b/i,
    'rent',
  ],
];
/** One bedroom by another name. */
const ONE_BEDROOM = /\bmini[\s-]*flats?\b|\broom\s*(?:and|&|n)\s*parlou?r\b/i;
/** A room with its own bath: no type of the list means it alone, and adverts say it in these words. */
const ONE_ROOM = /\bself[\s-]*con\w*\b|\b(?<studio>studios?)\b/i;
/** The more exact ones first. */
const TYPES: readonly [RegExp, SearchType][] = [
  [/\bsemi[\s-]*detached(?:\s+(?:duplex|house))?\b/i, 'Semi detached'],
  [/\bdetached(?:\s+(?:duplex|house))?\b/i, 'Detached'],
  [/\bterraced?(?:\s+(?:duplex|house))?\b/i, 'Terrace'],
  [/\bduplex(?:es)?\b/i, 'Duplex'],
  [/\bbungalows?\b/i, 'Bungalow'],
  [/\b(?:mini\s*)?flats?\b|\bapartments?\b/i, 'Flat/Apartment'],
  [/\b(?:plots?|land)\b/i, 'Land'],
  [/\boffices?(?:\s+space)?\b/i, 'Office Space'],
  [/\bshops?\b/i, 'Retail Shop'],
  [/\bwarehouses?\b/i, 'Warehouse'],
  [/\bhouses?\b/i, 'House'],
];
/** Words around what is looked for, and of no place. */
const AROUND =
  /\b(?:i|we|me|my|am|need|needs|wants?|looking|look|searching|search|find|get|please|pls|abeg|wey|dey|cheap|affordable|decent|nice|clean|neat|good|any|some|anywhere|somewhere|available|properties|property|homes?|budget|is|a|an|the|for|of|to|per|year|annum)\b/gi;
/** 'Within 5 km of', '10 minutes drive from': the place is what follows. */
const FAR =
  /\b\d+(?:\.\d+)?\s?(?:km|kilomet(?:re|er)s?|mins?|minutes?)\b(?:\s+(?:drive|walk))?(?:\s+(?:of|from|to))?/gi;
/** What leads to a place. */
const LEADS = /\b(?:in|at|around|near|within|inside)\s+/i;
const ENDS =
  /^(?:\W|\b(?:in|at|on|around|near|with|and|or|for|of)\b)+|(?:\W|\b(?:in|at|with|and|or|for|of)\b)+$/gi;

/**
 * Reads '2 bedroom flat in Yaba under 3m' as its place and its filters (HOME-9). Null for what is a place alone:
 * a word such as 'House' or 'Land' may be part of a name, and counts beside rooms, a price or an offer, or before 'in'.
 */
export function readTypedSearch(text: string): TypedSearch | null {
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
  const [offer, offered] = OFFERS.find(([one]) => one.test(rest)) ?? [];
  const [time, byTime] = BY_TIME.find(([one]) => one.test(rest)) ?? [];
  const isSaid =
    Object.keys(filters).length > 0 ||
    offer !== undefined ||
    /\s(?:in|at|around|near)\s/i.test(rest);
  if (isSaid && ONE_BEDROOM.test(rest)) {
    take(ONE_BEDROOM);
    Object.assign(filters, { type: 'Flat/Apartment', bedroomsMin: '1', bedroomsMax: '1' });
  }
  const room = isSaid ? take(ONE_ROOM) : null;
  if (room !== null) filters.text = room['studio'] === undefined ? 'self contain' : 'studio';
  const [pattern, type] = TYPES.find(([one]) => one.test(rest)) ?? [];
  if (pattern !== undefined && type !== undefined && isSaid) {
    take(pattern);
    filters.type ??= type;
  }
  if (filters.priceMin === undefined && filters.priceMax === undefined)
    Object.assign(filters, pricesOf(undefined, BUDGET.exec(rest)?.groups?.['most']));
  if (filters.priceMax !== undefined && most === undefined) take(BUDGET);
  if (Object.keys(filters).length === 0 && offer === undefined) return null;
  if (offer !== undefined) take(offer);
  if (time !== undefined) take(time);
  return { place: placeIn(rest), filters, listingType: offered ?? byTime ?? offerByPrice(filters) };
}

/** Where a sentence says that it is, without what leads to it: of 'I need a … in Lagos' it is 'Lagos'. */
function placeIn(rest: string): string {
  const lead = LEADS.exec(rest);
  const behind = lead === null ? '' : rest.slice(lead.index + lead[0].length);
  const named = /\p{L}/u.test(behind) ? behind.replace(LEADS, ', ') : rest;
  return named
    .replace(FAR, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(ENDS, '')
    .trim();
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
