import { readAmount } from '../amounts/read-amount';
import { CHARGED, NAMED_CHARGE } from './charge-words';
import { type Found, plainWords } from './found';
import type { PriceUnit } from './read-price';
import { withoutOtherCharges } from './without-other-charges';
import { withoutOtherRents } from './without-other-rents';

const UNITS: readonly [PriceUnit, string][] = [
  ['year', 'annum|year|yr|shekara|session'],
  ['month', 'month|calendar month|mth|mnth|mo'],
  ['week', 'week'],
  ['night', 'night|day'],
  ['sqm', 'sqm|sq\\.?\\s?m(?:et(?:er|re)|tr)?|square met(?:er|re)|m2'],
  ['plot', 'plot'],
  ['acre', 'acre'],
  ['hectare', 'hectare'],
  ['home', 'unit|room'],
];
/** The units of which a home has many. */
const PART_UNITS: ReadonlySet<PriceUnit> = new Set(['sqm', 'plot', 'acre', 'hectare']);
/** Less is a time of day, a floor or a number of rooms. */
const LEAST_AMOUNT = 1000;
const AMOUNT = '(?<amount>\\d[\\d,.]*\\s*(?:k|m|thousand|million)?)';
/** '2.5m net per annum', '350k only (yearly)'. */
const WORDS_BETWEEN = '(?:(?:naira|only|nett?|gross|neg|negotiable|asking|last)[\\s,(]*){0,3}';
const ADVERBS: Readonly<Record<string, PriceUnit>> = {
  monthly: 'month',
  mnthly: 'month',
  mthly: 'month',
  montly: 'month',
  monthy: 'month',
  weekly: 'week',
  nightly: 'night',
  daily: 'night',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};
const ADVERB = Object.keys(ADVERBS).join('|');
/** 'Rent 200k monthly', '600k (weekly)'; a monthly payment is how it is paid, and 'annual rent currently 6m' is of 6m. */
const BY_ADVERB = new RegExp(
  `${AMOUNT}[\\s,(-]*${WORDS_BETWEEN}(?<adverb>${ADVERB})\\b(?!\\s*(?:pay(?!able)|instal|rent(?:al)?\\s*(?:is\\s*)?(?:currently|presently|now|of|at|[:=@-])\\s*[₦n#]?\\d))`,
  'gi',
);
/** '450k p.a', '150k pm', '65k pn'. */
const LETTERS: Readonly<Record<string, PriceUnit>> = { a: 'year', n: 'night' };
const BY_LETTERS = new RegExp(
  `${AMOUNT}[\\s,(]*${WORDS_BETWEEN}p[./]?\\s?c?(?<letter>a|n|[./]?m)\\b`,
  'gi',
);
/** '1 night - 180k', 'Monthly rent: 150k'; in '250k per month 3m' the month is that of the amount before it. */
const PERIOD_BEFORE = new RegExp(
  `(?<!\\d\\s?(?:k|m|million|thousand)[\\s,(]{0,2}|\\d{3}[\\s,(]{0,2})(?:\\b(?:per|a|each|every|1|one)\\s?(?<period>annum|year|yr|month|mth|week|night|day)|\\b(?<adverb>${ADVERB}))\\s*(?:rent(?:al)?|price|rate|fee|cost)?\\s*(?:is|na|at|for|of)?[\\s:=@-]{0,4}(?:₦|ngn|#|n(?=\\d))?\\s*${AMOUNT}`,
  'gi',
);
/** '900k for one year', '2.5m net for 1yr'. */
const FOR_ONE = new RegExp(
  `${AMOUNT}\\s*(?:(?:naira|nett?|only|gross)\\s+){0,2}for\\s+(?:1|one|a)\\s?(?<period>year|yr|month|week|night|day)\\b`,
  'gi',
);
/** '2 plots at Mowe, 7m each', '3 units of flats 45m each'. */
const EACH = new RegExp(
  `\\b(?<of>plots|units|flats|apartments|houses|duplexes|terraces|bungalows|shops)\\b[^\\n]{0,60}?${AMOUNT}\\s*${WORDS_BETWEEN}each\\b(?!\\s+(?:year|month|week|night|day))`,
  'gi',
);
/** What else is paid by the year, where it is named as a charge: what a home has ('24hrs light') is none. */
const OTHER_CHARGE = new RegExp(
  `(?:${NAMED_CHARGE}|\\bs\\/c\\b|\\b(?:dues|balance|lev(?:y|ies)|ground rent|yield(?:s|ing)?|generat(?:es|ing)|income|returns?|roi)\\b)(?:\\s*\\([^)]{0,60}\\))?[^.,;\\d]{0,25}$|${CHARGED}`,
  'i',
);
const YEARLY =
  /\b(?:all|both|prices?|rents?)\b(?:\s(?:are|is|prices?|rents?|of them|quoted))*\s(?:per (?:annum|year)|yearly|p\.?a)\b|\b(?:annual|yearly)\s*rent\b|\brent[^.]{0,25}\b(?:1|one|a)\s?(?:year|yr)s?\s*rent\b|\d\s?(?:k|m)?,?\s*(?:1|one)\s?(?:year|yr)\s*rent\b|(?<!\d\s?(?:k|m|million)?\s?)\bp\.\s?a\b/i;

/**
 * Reads in a title or description what its price is for: 'Rent: 350k per annum' is for a year.
 * @param price the amount that is asked about; what is said of another amount is not said of it
 */
export function readUnit(
  title: string,
  description: string,
  price: number | null = null,
): Found<PriceUnit> | null {
  return unitOf(title, 0.95, price) ?? unitOf(description, 0.88, price);
}

function unitOf(text: string, confidence: number, price: number | null): Found<PriceUnit> | null {
  // 'N450,000 (Four Hundred and Fifty Thousand Naira) per annum'.
  const plain = plainWords(text).replace(/\([^()]*\b(?:naira|thousand|million)\b[^()]*\)/gi, ' ');
  for (const [unit, pattern] of PATTERNS)
    for (const match of plain.matchAll(pattern)) {
      const value = typeof unit === 'function' ? unit(match.groups ?? {}) : unit;
      const before = plain.slice(Math.max(0, match.index - 100), match.index);
      if (value === undefined || OTHER_CHARGE.test(before) || !isOf(price, match)) continue;
      // '1m per annum per plot' is above all no price of the whole.
      const part = partBehind(plain.slice(match.index + match[0].length), confidence);
      return part ?? { value, confidence, words: match[0] };
    }
  const own = withoutOtherRents(withoutOtherCharges(plain), price);
  const yearly = YEARLY.exec(own);
  if (yearly) return { value: 'year', confidence, words: yearly[0] };
  return partOf(own, confidence);
}

/** 'Dry land, per square metre', 'Price is per plot', 'N750k psm': the price stands elsewhere. */
const PARTS: readonly [PriceUnit, RegExp][] = [
  [
    'sqm',
    /\b(?:(?:per|each|a)\s(?:sq\.?\s?m(?:et(?:er|re)s?|trs?)?|square\s?met(?:er|re)s?|m2|meter\ssquare)|psm)\b/gi,
  ],
  ['plot', /\b(?:per|each)\splot\b/gi],
  ['acre', /\bper\sacre\b/gi],
  ['hectare', /\bper\shectare\b/gi],
];
/** '₦500 per sqm' is of another amount, '600sqm per plot' a size, '4 units per acre' how close they stand. */
const COUNTED = /\d[\d,.]*\s?[a-z]{0,14}[\s,(]*$/i;

function partBehind(after: string, confidence: number): Found<PriceUnit> | null {
  for (const [unit, pattern] of BEHIND) {
    const words = pattern.exec(after)?.[0];
    if (words !== undefined) return { value: unit, confidence, words: words.trim() };
  }
  return null;
}

function partOf(plain: string, confidence: number): Found<PriceUnit> | null {
  for (const [unit, pattern] of PARTS)
    for (const match of plain.matchAll(pattern)) {
      const before = plain.slice(Math.max(0, match.index - 100), match.index);
      if (!COUNTED.test(before) && !OTHER_CHARGE.test(before))
        return { value: unit, confidence, words: match[0] };
    }
  return null;
}

type Groups = Partial<Record<string, string>>;

const unitOfPeriod = ({ period = '', adverb = '' }: Groups): PriceUnit | undefined =>
  ADVERBS[adverb.toLowerCase()] ??
  UNITS.find(([, words]) => words.split('|').includes(period.toLowerCase()))?.[0];

/** In the order in which they are believed: what stands behind an amount is said of it, sooner than what stands before. */
type Says = readonly [PriceUnit | ((groups: Groups) => PriceUnit | undefined), RegExp];
const PATTERNS: readonly Says[] = [
  ...UNITS.map(
    ([unit, words]): Says => [
      unit,
      new RegExp(
        `${AMOUNT}[\\s,]*${WORDS_BETWEEN}(?:\\(?per|\\b(?:a|each|eve?ry|one|1)\\b|\\/|x\\s?\\d{1,2})\\s*(?:${words})s?\\b(?!\\s*(?:agreement|rent free|(?<=\\b(?:1|one)\\s*[a-z]+\\s+)(?:deposit|caution|agency|commission|legal)|free|old|notice|[-:=@]\\s*[₦n#]?\\s?\\d))`,
        'gi',
      ),
    ],
  ),
  ['sqm', new RegExp(`${AMOUNT}\\s*psm\\b`, 'gi')],
  // '150k/m': metres have no thousands in short.
  ['month', /(?<amount>\d[\d,.]*\s?k)\s?\/\s?m\b/gi],
  [unitOfPeriod, BY_ADVERB],
  [({ letter = '' }) => LETTERS[letter.toLowerCase()] ?? 'month', BY_LETTERS],
  [unitOfPeriod, FOR_ONE],
  [({ of = '' }) => (/plots/i.test(of) ? 'plot' : 'home'), EACH],
  [unitOfPeriod, PERIOD_BEFORE],
];

/** 'per plot' right behind another unit. */
const BEHIND = UNITS.filter(([unit]) => PART_UNITS.has(unit)).map(
  ([unit, words]) =>
    [unit, new RegExp(`^[\\s,(]*(?:per|each|a|\\/)\\s*(?:${words})\\b`, 'i')] as const,
);

/** Whether it is the price whose period is said; a number that is no amount of money ('2pm') is none. */
function isOf(price: number | null, { groups }: RegExpMatchArray): boolean {
  const read = readAmount((groups?.amount ?? '').replace(/[.,\s]+$/, ''));
  if (read === null || !('naira' in read)) return false;
  return price === null ? read.naira >= LEAST_AMOUNT : read.naira === price;
}
