import { readAmount } from '../amounts/read-amount';
import { type Found, plainWords, withoutLongNumbers } from './found';

const MARK = '₦|ngn\\s?|naira\\s?|=n=|#|\\bn(?=\\d)';
const AMOUNT = '\\d[\\d,.]*\\d?\\s*(?:k|m|bn|thousand|million|billion)?(?![a-z0-9])';
/** A word that says that the price comes: 'Rent: 1.3m', 'going for ₦45m', 'asking 900k'. */
const NAMED = new RegExp(
  `(?<!\\bground\\s*)\\b(?:price|rent|amount|asking|selling|going|letting|lease rate|@)\\s*(?:price|fee|for|is|at|per annum)?\\s*(?::|-|=|@|;|,)*\\s*(?:${MARK})?\\s*(?<amount>${AMOUNT})`,
  'i',
);
const MARKED = new RegExp(`(?:${MARK})\\s*(?<amount>${AMOUNT})`, 'gi');
/** Millions by their word, or an amount by what stands behind it: '65 million', '3.5m net', '600k per annum'. */
const SCALED =
  /(?<![\d.,])(?<amount>\d[\d,.]*\s*(?:(?:million|billion|mill|bn)\b|[mk](?=\s*(?:naira|nett?|gross|asking|neg|slightly|only|last|per\s+annum|per\s+year|p\.?\s?a\b|yearly|annually|monthly|weekly|nightly|daily|pcm|per\s+calendar|per\s+(?:night|month|week|plot|sqm|acre|hectare)|for\s+(?:sale|rent)|\/|$|[.;)])))|\d{1,3}(?:,\d{3})+(?=\s*(?:naira|per\s+(?:annum|year|month|night)|yearly|annually|monthly|\/\s*(?:annum|year|yr|month|night))))/gi;
const RANGE = new RegExp(
  `(?:${MARK})?\\s*\\d[\\d,.]*\\s*(?:k|m|bn|thousand|million|billion)?\\s*(?:-|to|and)\\s*(?:${MARK})\\s*\\d|\\d\\s*(?:k|m|bn|million)\\s*(?:-|to)\\s*\\d[\\d,.]*\\s*(?:k|m|bn|million)\\b`,
  'i',
);
const FEE =
  /(?:agency|agent|legal|caution|agreement|commission|service|charge|deposit|diesel|total|package|s\/?c)\b[^.\d]{0,20}$/i;
const FOREIGN_BEFORE = /(?:[$€£]|\b(?:us\$?|usd|gbp|eur))\s*$/i;
const FOREIGN_AFTER = /^\s*(?:[$€£]|(?:usd|gbp|euros?|dollars?|pounds?)\b)/i;
/** What a buyer pays beside the price, what a home earns, and what it cost before. */
const NOT_THE_PRICE =
  /(?:\b(?:survey|deed|documents?|documentation|form|ground\s*rent|goodwill|development|levy|dues|allocation|income|yield(?:s|ing)?|generat(?:es|ing))(?:\s+(?:fee|fees|plan|of assignment|levy|is|at|of|for|income))*\s*[:=-]?|\b(?:was|formerly|initially|instead of|down from|reduced from)\s*:?)\s*(?:₦|n|ngn|#)?\s*$/i;
/** A list of sizes, each with an amount. */
const SIZED = new RegExp(
  `\\d\\s*(?:sqm|plots?)\\s*(?:[-:=@]|is|at|for)?\\s*(?:${MARK})?\\s*\\d[\\d,.]*\\s*(?:k|m|million)\\b`,
  'gi',
);
/** Less is no price of a home: a bedroom, a floor, a phone's digits. */
const LEAST = 10_000;

/** Whether a text says what a home costs, also where that is from one sum to another, or a sum for each size. */
export function namesPrice(written: string): boolean {
  const plain = plainWords(withoutLongNumbers(written));
  return (
    RANGE.test(plain) || [...plain.matchAll(SIZED)].length > 1 || readPriceInText(written) !== null
  );
}

/** Reads a home's price, in naira, from an advert's own words; fees beside it are not it. */
export function readPriceInText(written: string): Found<number> | null {
  const text = withoutLongNumbers(written);
  const plain = plainWords(text);
  // Which of two is the price, nobody can tell: '₦2m - ₦3m per annum', 'from 2m to 3m'.
  if (RANGE.test(plain)) return null;
  if ([...plain.matchAll(SIZED)].length > 1) return null;
  const named = NAMED.exec(plain);
  const price = named && !isForeign(named) && nairaOf(named.groups?.amount);
  if (named && price) return { value: price, confidence: 0.9, words: named[0].trim() };
  return firstOf(plain.matchAll(MARKED)) ?? firstOf(linesOf(text));
}

/** Amounts by what stands behind them: a line's end is such a thing. */
function* linesOf(text: string): Generator<RegExpMatchArray> {
  for (const line of text.split('\n')) yield* plainWords(line).matchAll(SCALED);
}

/** The first amount that is no fee. */
function firstOf(matches: Iterable<RegExpMatchArray>): Found<number> | null {
  for (const match of matches) {
    const naira = nairaOf(match.groups?.amount);
    const before = (match.input ?? '').slice(0, match.index).slice(-40);
    if (naira && !FEE.test(before) && !NOT_THE_PRICE.test(before) && !isForeign(match))
      return { value: naira, confidence: 0.82, words: match[0].trim() };
  }
  return null;
}

/** Whether dollars are named before or behind an amount: what it is in naira, nobody said. */
function isForeign({ input = '', index = 0, 0: words }: RegExpMatchArray): boolean {
  const end = index + words.length;
  return (
    FOREIGN_BEFORE.test(input.slice(0, index).slice(-8)) ||
    FOREIGN_AFTER.test(input.slice(end, end + 12))
  );
}

function nairaOf(written: string | undefined): number | null {
  const read = readAmount((written ?? '').replace(/[.,]+$/, ''));
  return read !== null && 'naira' in read && read.naira >= LEAST ? read.naira : null;
}
