import { MAX_NAIRA } from '../../contract/listing/property-options';
import { plainNumber } from '../amounts/plain-number';
import { plainWords } from './found';

/** What a price is for; null where it is the whole, or is not said. */
export type PriceUnit =
  | 'year'
  | 'month'
  | 'week'
  | 'night'
  | 'sqm'
  | 'plot'
  | 'acre'
  | 'hectare'
  /** One of several homes that are offered together. */
  | 'home';

export type ReadPrice =
  | { kind: 'amount'; amount: number; currency: 'NGN' | 'USD'; unit: PriceUnit | null }
  /** A number that is too small for naira and says nothing of thousands or millions: '1.8'. */
  | { kind: 'small'; number: number; unit: PriceUnit | null }
  | { kind: 'none'; reason: NoPrice };

/** What a column's name says of all its prices, where they do not say it themselves. */
export type SaidOfPrice = {
  scale?: string | undefined;
  currency?: 'USD' | 'other' | undefined;
  unit?: PriceUnit | undefined;
};

/** Why a cell holds no price that can be taken. */
export type NoPrice =
  | 'missing'
  | 'on request'
  | 'not a price'
  /** Other words stand beside an amount: '8m for 2yrs', '40m + 5% agency'. */
  | 'more than a price'
  | 'two prices'
  | 'out of range'
  | 'other currency';

const MISSING = /^(|#name\?|#n\/a|#value!|#ref!|n\/a|na|nil|null|none|-+)$/i;
/** It has a price, which is told to who asks. */
const ON_REQUEST =
  /^(?:p\.?o\.?[ar]\.?|tb[adc]|(?:price )?(?:on|upon) (?:request|application|enquiry)|(?:call|ask|contact|enquire|dm|inbox)\b[^\d]*|negotiable)$/i;
// Parts before times: what is 'per sqm / per annum' is above all no price of the whole.
const UNIT_WORDS: readonly [PriceUnit, string][] = [
  ['sqm', 'sq\\.?\\s?m(?:et(?:er|re)s?|trs?)?\\.?|square\\s?met(?:er|re)s?|m2|meter\\s?square'],
  ['plot', '(?:half\\s(?:a\\s)?|\\d{2,4}\\s?sqm\\s)?plots?(?:\\sof\\sland)?'],
  ['acre', 'acres?'],
  ['hectare', 'hectares?|ha'],
  ['home', 'rooms?|desks?|seats?|bed\\s?spaces?|units?|flats?|apartments?|houses?|blocks?|floors?'],
  ['year', 'ann?um|sessions?|years?|yrs?|p[./]?\\s?a\\.?|annually|yearly'],
  ['month', '(?:calendar\\s)?months?|mths?|mo|monthly|p[./]?\\s?c?[./]?m\\.?'],
  ['week', 'weeks?|wks?|weekly'],
  ['night', 'nights?|days?|nightly|daily'],
];
/** What may follow 'yearly' where it says what the price is for. */
const AFTER_UNIT = '(?:renewable|fixed|slightly|neg|negotiable|only|net|rent|last|ono|asking)\\b';
/** Of each unit: what stands with any word of its own, and that word itself. */
const UNITS = UNIT_WORDS.map(([unit, words]) => ({
  unit,
  said: new RegExp(
    `(?:${unit === 'home' ? '\\beach(?=[\\s.]*$)|' : ''}(?:(?<![a-z])per|\\ba|\\beach|\\/|\\bx\\s?1|\\bfor\\s(?:1|one|a))\\s*(?:${words})|\\b(?:yearly|annually|monthly|weekly|nightly|daily|ann?um)(?=[\\s.,)(]*(?:$|${AFTER_UNIT}))|(?<![a-z])p[./]?\\s?(?:a|c?[./]?m)\\.?(?=[\\s.,]*(?:$|[/(;₦]|(?:or|approx)\\b|${AFTER_UNIT})))(?![a-z])`,
    'i',
  ),
  word: new RegExp(unit === 'home' ? `each|${words}` : words, 'i'),
}));
const OTHER_CURRENCY = /[£€¥]|\b(?:gbp|eur|euros?|pounds?|cfa|cedis?|ghs)\b/i;
const SCALES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };
/** Characters; what is longer is no price, and may be made to be slow to read. */
export const LONGEST_PRICE = 200;
/** No home costs less, by the night or by the year. */
const LEAST_NAIRA = 1000;
const PHONE = /(?:\+?234|\b0)[\s-]?[789][\d\s-]{8,}/;
const NAIRA_SIGN = /₦|\bngn|\bnaira\b|=n=|#/i;
const SCALE = 'k|thousand|m|mn|mil|mill|million|b|bn|billion';
const HAS_SCALE = new RegExp(`\\d\\s*(?:${SCALE})s?(?![a-z])`, 'i');
/** Words that stand around a price and do not change it. */
const AROUND =
  /\b(?:approx(?:imately)?|about|only|neg(?:otiable)?|asking|price|net|gross|rent|sale|from|starting|last|naira|ngn|ono|slightly|renewable|fixed|or|to|and|for|equivalent)\b/gi;
/** '3 plots: 15m, 18m, 20m'. */
const HOW_MANY = /^\d{1,2}\s*(?:plots?|units?|flats?|houses?|homes?)\s*[:-]/i;
/** '450sqm 30m, 600sqm 40m': each size with its price. */
const SIZE = /\b\d[\d,]*\s?sqm\b[\s:@=-]*/gi;
const SIZES = /^\s*(?:\d[\d,]*\s?sqm\b[^a-z\d]*\d[\d,.]*\s?(?:k|m|million)?[\s,;&]*){2,}$/i;
/** For how long it is paid at once: '35m per annum, 2 years upfront'. */
const AT_ONCE =
  /\s*\bx\s?(?!1\b)\d{1,2}\s?(?:years?|yrs?)\b|[,;(]?\s*(?:\b(?:minimum|min|payable)\s*(?:of\s*)?)?\b(?:\d{1,2}|one|two|three|six)\s*(?:years?|yrs?|months?)['’]?\s*(?:rent\s*)?(?:up\s?front|(?:in\s+)?advance|payment|minimum|paid|at once)\b\)?/gi;
/** What is paid besides, or is not, without a number of its own: '3m p.a. exclusive of service charge'. */
const BESIDES =
  /[,;(]?\s*(?:\b(?:exclusive\sof|excluding|excl\.?|plus|no)|[+&])\s*(?:service\scharges?|(?:agency|agent|legal|caution)(?:\s(?:fees?|charges?))?|fees|charges)\b(?!\D{0,9}\d)\)?/gi;
const AMOUNT = new RegExp(
  `(?<dollar>us\\s?\\$|\\$|usd)?\\s*(?:₦|ngn|naira|=n=|#|\\bn)?\\s*(?<digits>\\d[\\d,.]*(?:\\s\\d{3}(?!\\d))*)\\s*(?<scale>(?:${SCALE})s?(?![a-z]))?\\s*(?<dollarAfter>usd|dollars?)?`,
  'gi',
);

/**
 * Reads a price as Nigerian listing files write it: ₦, NGN, N, # or $ before, separators of thousands,
 * k/m/bn after, and what it is for ('per annum', '/night', 'per sqm'). Of a price given in dollars and
 * in naira the naira count.
 * @param said what the column's name says, for a cell that does not
 */
export function readPrice(cell: string, said: SaidOfPrice = {}): ReadPrice {
  if (cell.length > LONGEST_PRICE) return { kind: 'none', reason: 'not a price' };
  const text = plainWords(cell)
    .replace(HOW_MANY, '')
    .replace(SIZES, (sizes) => sizes.replace(SIZE, ' '))
    .replace(AT_ONCE, ' ')
    .replace(BESIDES, ' ')
    .replace(/(?<![a-z])(?:p\.?s\.?m\.?|p\/sqm)(?![a-z])/gi, 'per sqm')
    // '$40,000per annumapprox. ₦55,841,197'
    .replace(/(ann?um|year|month)(?=approx|about|only|neg)/gi, '$1 ');
  if (MISSING.test(text)) return { kind: 'none', reason: 'missing' };
  if (ON_REQUEST.test(text)) return { kind: 'none', reason: 'on request' };
  if (OTHER_CURRENCY.test(text)) return { kind: 'none', reason: 'other currency' };
  if (said.currency === 'other' && !NAIRA_SIGN.test(text))
    return { kind: 'none', reason: 'other currency' };
  // '65.000': sixty-five, or thousands of them; '85,000.000': thousands, or millions.
  if (/^\D*[1-9]\d{0,2}(?:,\d{3})?\.\d{3}\D*$/.test(text) && !HAS_SCALE.test(text))
    return { kind: 'none', reason: 'two prices' };
  const unit = unitIn(text);
  const bare = withoutUnits(text);
  const amounts = [...bare.matchAll(AMOUNT)].flatMap((match) => {
    const amount = amountOf(match, NAIRA_SIGN.test(text) ? { scale: said.scale } : said);
    return amount === null ? [] : [amount];
  });
  const other = bare.replace(AMOUNT, ' ').replace(AROUND, ' ');
  if (/[a-z]{2,}/i.test(other))
    return {
      kind: 'none',
      reason: amounts.some(isMoney) && !PHONE.test(text) ? 'more than a price' : 'not a price',
    };
  if (amounts.length === 0 || /^\s*[-(]\s*[₦#n]?\d/i.test(text))
    return { kind: 'none', reason: 'not a price' };
  const naira = amounts.filter(({ currency }) => currency === 'NGN');
  const [first, ...others] = byTheYear(naira.length > 0 ? naira : amounts, text);
  if (first === undefined || others.some(({ amount }) => amount !== first.amount))
    return { kind: 'none', reason: 'two prices' };
  if (first.amount <= 0) return { kind: 'none', reason: 'not a price' };
  if (first.amount > MAX_NAIRA) return { kind: 'none', reason: 'out of range' };
  if (first.currency === 'NGN' && first.amount < LEAST_NAIRA)
    return { kind: 'small', number: first.amount, unit: unit?.unit ?? said.unit ?? null };
  const amount = first.currency === 'NGN' ? Math.round(first.amount) : first.amount;
  return {
    kind: 'amount',
    amount,
    currency: first.currency,
    unit: unit?.unit ?? said.unit ?? null,
  };
}

/** Of one rent told by the year and by the month ('₦3m/yr (₦250k monthly)') that of the year. */
function byTheYear<Amount extends { amount: number }>(
  amounts: readonly Amount[],
  text: string,
): readonly Amount[] {
  const [first, second] = amounts.toSorted((one, other) => other.amount - one.amount);
  const isSame = first && second && amounts.length === 2 && first.amount === second.amount * 12;
  const units = unitsIn(text);
  return isSame && units.includes('year') && units.includes('month') ? [first] : amounts;
}

/** The text without all that says what its price is for. */
function withoutUnits(text: string): string {
  const unit = unitIn(text);
  return unit === null ? text : withoutUnits(text.replace(unit.words, ' '));
}

/** All that a price is for: 'per sqm / per annum' is for two things. */
export function unitsIn(text: string): PriceUnit[] {
  const found = unitIn(text);
  return found === null ? [] : [found.unit, ...unitsIn(text.replace(found.words, ' '))];
}

/** The unit that stands after 'per', 'a' or a slash, or at the end by itself. */
export function unitIn(text: string): { unit: PriceUnit; words: string } | null {
  for (const { unit, said, word } of UNITS) {
    const [words] = said.exec(text) ?? [];
    if (words !== undefined && word.test(words)) return { unit, words };
  }
  return null;
}

/** What one number of a cell amounts to, not rounded: of dollars the cents count. */
const isMoney = ({ amount, currency }: { amount: number; currency: 'NGN' | 'USD' }) =>
  currency === 'USD' || amount >= LEAST_NAIRA;

function amountOf(
  match: RegExpExecArray,
  said: SaidOfPrice,
): { amount: number; currency: 'NGN' | 'USD' } | null {
  const { digits = '', dollar, dollarAfter } = match.groups ?? {};
  const scale = match.groups?.scale ?? said.scale;
  const number = plainNumber(digits.replace(/[.,\s]+$/, ''), scale !== undefined);
  if (typeof number !== 'number') return null;
  const isDollar = dollar !== undefined || dollarAfter !== undefined || said.currency === 'USD';
  const times = SCALES[scale?.[0]?.toLowerCase() ?? ''] ?? 1;
  // What the arithmetic leaves of a fraction is none: 2.3m is no 2299999.9999.
  const amount = scale === undefined ? number : Math.round(number * times * 100) / 100;
  return { amount, currency: isDollar ? 'USD' : 'NGN' };
}
