import { readAmount } from '../amounts/read-amount';
import { type Found, plainWords } from './found';

const MARK = '₦|ngn\\s?|naira\\s?|=n=|#|\\bn(?=\\d)';
const AMOUNT = '\\d[\\d,.]*\\d?\\s*(?:k|m|bn|thousand|million|billion)?(?![a-z0-9])';
/** A word that says that the price comes: 'Rent: 1.3m', 'going for ₦45m', 'asking 900k'. */
const NAMED = new RegExp(
  `\\b(?:price|rent|amount|asking|selling|going|letting|lease rate|@)\\s*(?:price|fee|for|is|at|per annum)?\\s*(?::|-|=|@|;|,)*\\s*(?:${MARK})?\\s*(?<amount>${AMOUNT})`,
  'i',
);
const MARKED = new RegExp(`(?:${MARK})\\s*(?<amount>${AMOUNT})`, 'gi');
const RANGE = new RegExp(
  `(?:${MARK})?\\s*\\d[\\d,.]*\\s*(?:k|m|bn|thousand|million|billion)?\\s*(?:-|to|and)\\s*(?:${MARK})\\s*\\d|\\d\\s*(?:k|m|bn|million)\\s*(?:-|to)\\s*\\d[\\d,.]*\\s*(?:k|m|bn|million)\\b`,
  'i',
);
const FEE =
  /(?:agency|agent|legal|caution|agreement|commission|service|charge|deposit|diesel|total|package|s\/?c)\b[^.\d]{0,20}$/i;
/** Less is no price of a home: a bedroom, a floor, a phone's digits. */
const LEAST = 10_000;

/** Reads a home's price, in naira, from an advert's own words; fees beside it are not it. */
export function readPriceInText(text: string): Found<number> | null {
  const plain = plainWords(text);
  // Which of two is the price, nobody can tell: '₦2m - ₦3m per annum', 'from 2m to 3m'.
  if (RANGE.test(plain)) return null;
  const named = NAMED.exec(plain);
  const price = named && nairaOf(named.groups?.amount);
  if (named && price) return { value: price, confidence: 0.9, words: named[0].trim() };
  for (const match of plain.matchAll(MARKED)) {
    const naira = nairaOf(match.groups?.amount);
    if (naira && !FEE.test(plain.slice(Math.max(0, match.index - 40), match.index)))
      return { value: naira, confidence: 0.82, words: match[0].trim() };
  }
  return null;
}

function nairaOf(written: string | undefined): number | null {
  const read = readAmount((written ?? '').replace(/[.,]+$/, ''));
  return read !== null && 'naira' in read && read.naira >= LEAST ? read.naira : null;
}
