import { readCount } from '../amounts/read-number';
import { type Found, plainWords } from './found';
import { NUMBER_WORDS, ROOM_COUNT } from './room-count';
import { sharedRoomIn } from './shared-room';

const WORDS = NUMBER_WORDS;
const COUNT = ROOM_COUNT;
const JOIN = String.raw`[\s.-]*`;
// A room for staff is no bedroom of the home; the one that '3 bed with bq' has beside them is none of the three.
const NOT_STAFF = String.raw`(?!\s*(?:(?!(?:with|plus|and|including|n|w)\b)\w+\s+)?(?:bq|b\.q|boys?'?s?\s*(?:quarters?|qtr)|maid|staff|servant|guest\s*(?:house|chalet)))`;
const MOST_ROOMS = 50;
const MOST_BESIDE_PARLOUR = 4;

const BEDROOMS = counter(
  '(?:(?:master|spacious|en-?\\s?suite|large|big|standard|luxury)\\s+)?(?:bed(?:-?\\s?ro+ms?|rms?|s)?|b/r(?:ooms?)?|bdrms?|bdr|bd|bhk|brms?|br|rooms?(?=\\s*(?:and|&|n)\\s*(?:a\\s*)?parlou?rs?))',
);
// '3BR/3BA': 'BA' behind bedrooms alone.
const BATHROOMS = counter(
  'bath(?:-?\\s?rooms?|s)?|(?<=\\d\\s?(?:br|bd|beds?)\\s?[\\/,|&+-]?\\s?\\d{1,2}\\s?)ba',
);
const ONE_BEDROOM =
  /\bmini[\s-]*(?:flat|apartment)s?\b|\bmini(?=\s+(?:with)?in\b)|(?<!\bdouble\s+)\b(?:a\s+)?rooms?\s*(?:and|&|n)\s*(?:a\s*)?parlou?r\b|\b(?:one|1|an?|single)\s+room\s+(?:for rent|to let|for let|to rent)\b/i;

/**
 * Reads how many bedrooms a title or description gives; a mini flat, and a room and parlour, have one.
 * Null where none or several numbers are given.
 */
export function readBedrooms(title: string, description: string): Found<number> | null {
  return (
    oneOfThem(title, 0.98) ??
    counted(BEDROOMS, title, 0.98) ??
    oneBedroom(title) ??
    oneOfThem(description, 0.9) ??
    labelled('bed', description) ??
    counted(BEDROOMS, description, 0.9) ??
    oneBedroom(description)
  );
}

/** Reads how many bathrooms a title or description gives; null where none or several numbers are given. */
export function readBathrooms(title: string, description: string): Found<number> | null {
  return (
    counted(BATHROOMS, title, 0.98) ??
    labelled('bath', description) ??
    counted(BATHROOMS, description, 0.9)
  );
}

/** '2 bed converted to 3 bed': what it was. */
const CONVERTED =
  /\b\S{1,12}[\s-]{0,3}bed\w{0,10}\s+(?:flat\s+|apartment\s+)?(?:now\s+)?(?:converted|turned|changed)\s+(?:in)?to\s/gi;

/** Rooms for staff behind the number of the home's own: '3 + bq', '4 bedrooms and a maid's room'. */
const STAFF =
  /\s*(?:\+|&|,|\/|\band\b|\bwith\b|\bplus\b)?\s*(?:\b(?:a|an|one|1|2|two)\b\s*)?(?:rooms?\s*)?\b(?:b\.?\s?q\b\.?|boys?['’]?s?\s*(?:quarters?|qtrs?)\b|(?:maid|staff|servant)['’]?s?\s*(?:rooms?|quarters?)\b|(?<=\+\s?)(?:study|pool|store|gym|garage)\b)/gi;
/** 'Flat' of '3 bed flat'; '4 flats' are no rooms. */
const KIND_BEHIND_BEDS =
  /(?<=^\s*\S{1,6}\s*bed(?:room)?s?\s+)(?:flat|apartment|duplex|bungalow|terrace|house)\s*$/i;
const AROUND_COUNT =
  /\b(?:bed-?\s?(?:rooms?|rms?|s)?|beds?|bdrms?|bdr|bd|br|bath-?\s?(?:rooms?|s)?|rooms?|floors?|stor(?:e?ys?|ies)|cars?|parking|spaces?|slots?|nos?|units?|(?:all\s*)?en-?\s?suites?)(?![a-z])\.?|[()]/gi;

/**
 * Reads a cell that counts rooms, floors or cars: '3', 'three', '3 bed + BQ', '4 (all en suite)', '3 bed flat'.
 * Null for words, and for several numbers ('2-3', '3+1'), of which nobody knows which is meant.
 */
export function readCountCell(cell: string): number | null {
  const text = plainWords(cell)
    .replace(/(\d)(?=[a-z])/gi, '$1 ')
    .replace(STAFF, ' ')
    .replace(KIND_BEHIND_BEDS, '');
  const bare = text.replace(AROUND_COUNT, ' ').trim();
  const count = readCount(WORDS.includes(bare.toLowerCase()) ? String(numberOf(bare)) : bare);
  if (count !== null && 'number' in count) return count.number;
  return (text.match(/\d+/g) ?? []).length > 1 ? null : (oneBedroom(text)?.value ?? null);
}

function counter(noun: string): RegExp {
  // One of several numbers: '2 & 3 bedroom', '2-4 bedrooms', '1,2 and 3 bed'; in '12, 3 bedroom' it is a house's.
  const several = `(?<![\\d.,])(?:${COUNT})[\\s-]*(?:${noun})?[\\s-]*(?:,(?=\\d)|&|\\/|-|\\bto\\b|\\band\\b)[\\s-]*`;
  return new RegExp(
    `(?<several>${several})?(?<![\\d.,])(?<count>${COUNT})(?:\\s*\\((?:${COUNT})\\))?${JOIN}(?:${noun})(?![a-z])${NOT_STAFF}`,
    'gi',
  );
}

/** The first number that a text gives, less sure where it gives others too; several at once are none. */
function counted(pattern: RegExp, text: string, sure: number): Found<number> | null {
  const matches = [...plainWords(text).replace(CONVERTED, '').matchAll(pattern)];
  const [first] = matches;
  if (first?.groups?.several !== undefined || first === undefined) return null;
  const numbers = matches.map(({ groups }) => numberOf(groups?.count ?? ''));
  const value = numbers[0] ?? 0;
  // Ten rooms and a parlour are a tenement house, and no home of that many bedrooms.
  const isOfParlour = /(?<!bath[\s-]?)room/i.test(first[0]) && !/bed|b\/r/i.test(first[0]);
  if (value < 1 || value > (isOfParlour ? MOST_BESIDE_PARLOUR : MOST_ROOMS)) return null;
  const others = new Set(numbers).size > 1;
  return { value, confidence: others ? sure - 0.08 : sure, words: first[0].trim() };
}

/** 'Baths: 4', as a list of facts says it: the number before such a label is that of the fact above it. */
function labelled(noun: 'bed' | 'bath', text: string): Found<number> | null {
  const pattern = new RegExp(
    `\\b${noun}(?:rooms?|s)?\\s*[:=]\\s*(\\d{1,2})(?![\\d.,]*\\d|\\s*(?:k|m|mn|million|thousand)\\b)`,
    'i',
  );
  const match = pattern.exec(plainWords(text));
  return match && { value: Number(match[1]), confidence: 0.88, words: match[0] };
}

/** 'Room in a shared 4 bedroom duplex': what is let is one of them. */
function oneOfThem(text: string, sure: number): Found<number> | null {
  const words = sharedRoomIn(text);
  return words === null ? null : { value: 1, confidence: sure, words };
}

function oneBedroom(text: string): Found<number> | null {
  const match = ONE_BEDROOM.exec(plainWords(text));
  return match && { value: 1, confidence: 0.85, words: match[0] };
}

function numberOf(word: string): number {
  const at = WORDS.indexOf(word.toLowerCase());
  return at === -1 ? Number(word) : at + 1;
}
