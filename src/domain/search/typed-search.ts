import type { SearchType } from '../../contract/search/search-options';
import { readAmount } from '../amounts/read-amount';
import { SMALL_NUMBERS } from '../amounts/number-words';
import type { SearchState } from './search-state';

/** A sentence that was typed where a place is asked for, taken apart. */
type TypedSearch = {
  /** What is left of it: where. */
  place: string;
  filters: Partial<
    Pick<SearchState, 'bedroomsMin' | 'bedroomsMax' | 'priceMin' | 'priceMax' | 'type'>
  >;
};

const AMOUNT = String.raw`(?:₦|#|ngn\s?|n(?=\d))?\d[\d,.]*\s?(?:k|m|bn?|thousand|million|billion)?(?![a-z\d])`;
const BEDROOMS = new RegExp(
  String.raw`\b(?<count>\d{1,2}|${SMALL_NUMBERS.slice(1, 11).join('|')})[\s-]*(?:bed-?\s?(?:rooms?|s)?|bdrms?|bdr|br)\b`,
  'i',
);
const BETWEEN = new RegExp(
  String.raw`\b(?:between|from)\s+(?<least>${AMOUNT})\s*(?:-|to|and)\s*(?<most>${AMOUNT})`,
  'i',
);
const MOST = new RegExp(
  String.raw`\b(?:under|below|less than|not more than|max(?:imum)?(?: of)?|at most|up ?to|within)\s+(?<most>${AMOUNT})`,
  'i',
);
const LEAST = new RegExp(
  String.raw`\b(?:above|over|more than|min(?:imum)?(?: of)?|at least|from)\s+(?<least>${AMOUNT})`,
  'i',
);
/** The more exact ones first. */
const TYPES: readonly [RegExp, SearchType][] = [
  [/\bsemi[\s-]*detached(?:\s+(?:duplex|house))?\b/i, 'Semi detached'],
  [/\bdetached(?:\s+(?:duplex|house))?\b/i, 'Detached'],
  [/\bterraced?(?:\s+(?:duplex|house))?\b/i, 'Terrace'],
  [/\bduplex(?:es)?\b/i, 'Duplex'],
  [/\bbungalows?\b/i, 'Bungalow'],
  [/\b(?:mini\s*)?flats?\b|\bapartments?\b/i, 'Flat/Apartment'],
  [/\bself[\s-]*con\w*\b|\bstudios?\b/i, 'Apartment'],
  [/\b(?:plots?|land)\b/i, 'Land'],
  [/\boffices?(?:\s+space)?\b/i, 'Office Space'],
  [/\bshops?\b/i, 'Retail Shop'],
  [/\bwarehouses?\b/i, 'Warehouse'],
  [/\bhouses?\b/i, 'House'],
];
const OFFER = /\b(?:for|to)\s+(?:rent|let|sale|buy|lease)\b/gi;
/** What joins the parts of a sentence, at an end of what is left. */
const JOINS =
  /^(?:\W|\b(?:an?|the|in|at|on|around|near|with|and|for|of)\b)+|(?:\W|\b(?:in|at|with|and|for|of)\b)+$/gi;

/**
 * Reads '2 bedroom flat in Yaba under 3m' as its place and its filters (HOME-9). Null for what is a place alone:
 * a word such as 'House' or 'Land' may be part of a name, and counts beside rooms or a price, or before 'in'.
 */
export function readTypedSearch(text: string): TypedSearch | null {
  let rest = text;
  const filters: TypedSearch['filters'] = {};
  const take = (pattern: RegExp): Record<string, string> | null => {
    const match = pattern.exec(rest);
    if (match === null) return null;
    rest = rest.replace(match[0], ' ');
    return match.groups ?? {};
  };
  const bedrooms = take(BEDROOMS)?.count;
  if (bedrooms !== undefined) {
    const count = String(numberOf(bedrooms));
    Object.assign(filters, { bedroomsMin: count, bedroomsMax: count });
  }
  const { least, most } = take(BETWEEN) ?? { ...take(MOST), ...take(LEAST) };
  if (least !== undefined) filters.priceMin = nairaOf(least);
  if (most !== undefined) filters.priceMax = nairaOf(most);
  const [pattern, type] = TYPES.find(([one]) => one.test(rest)) ?? [];
  const isSaid = Object.keys(filters).length > 0 || / (?:in|at|around|near) /i.test(rest);
  if (pattern !== undefined && type !== undefined && isSaid) {
    take(pattern);
    filters.type = type;
  }
  if (Object.keys(filters).length === 0) return null;
  const place = rest.replace(OFFER, ' ').replace(/\s+/g, ' ').replace(JOINS, '').trim();
  return { place, filters };
}

const numberOf = (word: string): number => {
  const at = SMALL_NUMBERS.indexOf(word.toLowerCase());
  return at === -1 ? Number(word) : at;
};

function nairaOf(text: string): string {
  const read = readAmount(text);
  return read !== null && 'naira' in read ? String(read.naira) : '';
}
