import { type Found, plainWords } from './found';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `\\d{1,2}|${WORDS.join('|')}`;
const JOIN = String.raw`[\s.-]*`;
// A room for staff is no bedroom of the home.
const NOT_STAFF = String.raw`(?!\s*(?:\w+\s+)?(?:bq|b\.q|boys?'?s?\s*(?:quarters?|qtr)|maid|staff|servant|guest\s*(?:house|chalet)))`;
const MOST_ROOMS = 50;

const BEDROOMS = counter('bed(?:-?\\s?rooms?|rms?|s)?|bdrms?|bdr|bd|br');
const BATHROOMS = counter('bath(?:-?\\s?rooms?|s)?');
const ONE_BEDROOM =
  /\bmini[\s-]*(?:flat|apartment)s?\b|\bmini(?=\s+(?:with)?in\b)|\b(?:a\s+)?rooms?\s*(?:and|&|n)\s*(?:a\s*)?parlou?r\b/i;

/**
 * Reads how many bedrooms a title or description gives; a mini flat, and a room and parlour, have one.
 * Null where none or several numbers are given.
 */
export function readBedrooms(title: string, description: string): Found<number> | null {
  return (
    counted(BEDROOMS, title, 0.98) ??
    oneBedroom(title) ??
    counted(BEDROOMS, description, 0.9) ??
    oneBedroom(description)
  );
}

/** Reads how many bathrooms a title or description gives; null where none or several numbers are given. */
export function readBathrooms(title: string, description: string): Found<number> | null {
  return counted(BATHROOMS, title, 0.98) ?? counted(BATHROOMS, description, 0.9);
}

function counter(noun: string): RegExp {
  // One of several numbers: '2 & 3 bedroom', '2-4 bedrooms', '1,2 and 3 bed'; in '12, 3 bedroom' it is a house's.
  const several = `(?<![\\d.,])(?:${COUNT})[\\s-]*(?:${noun})?[\\s-]*(?:,(?=\\d)|&|\\/|-|\\bto\\b|\\band\\b)[\\s-]*`;
  return new RegExp(
    `(?<several>${several})?(?<![\\d.,])(?<count>${COUNT})${JOIN}(?:${noun})(?![a-z])${NOT_STAFF}`,
    'gi',
  );
}

/** The first number that a text gives, less sure where it gives others too; several at once are none. */
function counted(pattern: RegExp, text: string, sure: number): Found<number> | null {
  const matches = [...plainWords(text).matchAll(pattern)];
  const [first] = matches;
  if (first?.groups?.several !== undefined || first === undefined) return null;
  const numbers = matches.map(({ groups }) => numberOf(groups?.count ?? ''));
  const value = numbers[0] ?? 0;
  if (value < 1 || value > MOST_ROOMS) return null;
  const others = new Set(numbers).size > 1;
  return { value, confidence: others ? sure - 0.08 : sure, words: first[0].trim() };
}

function oneBedroom(text: string): Found<number> | null {
  const match = ONE_BEDROOM.exec(plainWords(text));
  return match && { value: 1, confidence: 0.85, words: match[0] };
}

function numberOf(word: string): number {
  const at = WORDS.indexOf(word.toLowerCase());
  return at === -1 ? Number(word) : at + 1;
}
