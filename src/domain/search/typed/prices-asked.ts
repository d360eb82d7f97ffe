import { readAmount } from '../../amounts/read-amount';
import { take } from './take';

/** Naira as they are said, and the sentence without them. */
type PricesAsked = { rest: string; least?: number; most?: number };

const SCALE = 'k|thousands?|m|mn|mln|mill?|millions?|bn?|billions?';
const MARK = String.raw`(?:₦|#|ngn\s?|n(?=\d))`;
/** 500 m² and 100 m from somewhere are no money. */
const NO_LENGTH = String.raw`(?![a-z\d²]|\s*sq|\s+(?:from|away)\b)`;
/** Nor is a number of other things. */
const NO_COUNT = String.raw`(?![a-z\d²]|[.,]\d|\s*(?:sq|km|kilo|mins?\b|minute|hours?|hrs?\b|day|week|month|year|yr|night|people|person|guest|adult|kid|bath|toilet|floor|acre|hectare|plot|unit|cars?\b))`;
const AMOUNT = String.raw`${MARK}?\s?\d[\d,.]*(?:\s?(?:${SCALE})${NO_LENGTH}|${NO_COUNT})`;
/** What is money without a word for it: '₦300', '2m', '1,500,000', '700000'; 'flat 4b' is a number there. */
const MONEY = String.raw`(?:(?:${MARK}\s?\d[\d,.]*(?:\s?(?:${SCALE}))?|(?<!\b(?:plot|flat|block|house|no\.?|unit)\s)\d[\d,.]*\s?(?:${SCALE})|\d[\d,.]*\s?(?:[km]|mill?ions?|thousands?))${NO_LENGTH}|(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{4,8})${NO_COUNT})`;
/** The first of two that stand for one limit, 'under 2-3m', is none. */
const UP_TO = String.raw`(?:\d[\d,.]*\s?(?:${SCALE})?\s*-\s*)?`;
const BEGINS = String.raw`(?<![\w₦#]|\d[.,])`;
const NAMED = String.raw`\b(?:budget|price)(?:\s+(?:range|is|of))*\s*:?\s*`;
/** What people say behind a price. */
const TAIL = String.raw`(?:[\s,]*\b(?:naira|max(?:imum)?|only|(?:and|or)\s+(?:below|less|under)|downwards?|total|package|last|price|neg\w*|all\s+in(?:clusive)?|budget)\b)*`;
/** '3 bed 4m + BQ' has no higher price. */
const ABOVE = String.raw`(?:\+(?!\s*[a-z])|plus\b|(?:and|or)\s+(?:above|more|over)\b|upwards?\b)`;

const BETWEEN = new RegExp(
  String.raw`\b(?:between|from)\s+(?<least>${AMOUNT})\s*(?:-|to|and)\s*(?<most>${AMOUNT})${TAIL}`,
  'i',
);
const MOST = new RegExp(
  String.raw`(?:\b(?:(?<!\bno[t]?\s)(?:under|below|(?:less|lower|cheaper)\s+than)|no[t]?\s+(?:more\s+than|above|over|up\s+to|exceeding|(?:go\s+)?(?:pass|reach))|max(?:imum)?(?:\s+of)?|at\s+most|up\s?to|within)|<)\s*:?\s*${UP_TO}(?<most>${AMOUNT})${TAIL}`,
  'i',
);
const LEAST = new RegExp(
  String.raw`(?:\b(?:(?<!\bno[t]?\s)(?:above|over|more\s+than)|no[t]?\s+(?:less\s+than|below|under)|min(?:imum)?(?:\s+of)?|at\s+least|(?:starting\s+)?from)|>)\s*(?<least>${AMOUNT})(?:\s*${ABOVE})?`,
  'i',
);
/** '1m and above', '5m+'. */
const UPWARDS = new RegExp(String.raw`${BEGINS}(?<least>${MONEY})\s*${ABOVE}`, 'i');
/** '2-4m', '5m - 10m', '2m to 4m', '400/500k': the second says of what. */
const RANGE = new RegExp(
  String.raw`(?:${NAMED})?${BEGINS}(?<least>${AMOUNT})\s*(?:-|–|to|\/)\s*(?<most>${MONEY})${TAIL}`,
  'i',
);
/** 'Yaba 400-500': thousands. */
const SHORT_RANGE = new RegExp(
  String.raw`${BEGINS}(?<least>[1-9]\d\d)\s*(?:-|–|to)\s*(?<most>[1-9]\d\d)${NO_COUNT}`,
  'i',
);
const BUDGET = new RegExp(String.raw`${NAMED}(?<most>${AMOUNT})${TAIL}`, 'i');
/** 'Yaba 800k', 'duplex Ikoyi 300m': what somebody has for it. */
const AMOUNT_ALONE = new RegExp(
  String.raw`(?:\b(?:for|about|around|approx\w*|like)\s+)?${BEGINS}(?<most>${MONEY})${TAIL}`,
  'i',
);
/** Less is no price of a home. */
const LEAST_PRICE = 1000;
const SCALED = new RegExp(String.raw`(?:${SCALE})$`, 'i');

/**
 * The prices that a sentence asks for (HOME-9).
 * @param isByNight of how much a small number is short: 'under 50' is ₦50,000 a night, 'under 2' two millions a year
 */
export function pricesAsked(sentence: string, isByNight: boolean): PricesAsked {
  const between = take(sentence, BETWEEN);
  if (between !== null) return read(between, isByNight);
  const most = take(sentence, MOST);
  const left = most?.rest ?? sentence;
  const least = take(left, LEAST) ?? take(left, UPWARDS);
  const rest = least?.rest ?? left;
  const limits = read({ rest, said: { ...most?.said, ...least?.said } }, isByNight);
  if (limits.least !== undefined || limits.most !== undefined) return limits;
  const found = [RANGE, SHORT_RANGE, BUDGET, AMOUNT_ALONE].find((one) => one.test(rest));
  const amount = found === undefined ? null : take(rest, found);
  return amount === null ? { rest } : read(amount, isByNight);
}

/** An end of a range without its thousands or millions has those of the other: 'between 1 and 2 million'. */
function read(
  {
    rest,
    said: { least, most },
  }: { rest: string; said: Readonly<Record<string, string | undefined>> },
  isByNight: boolean,
): PricesAsked {
  const scale = SCALED.exec(most ?? '')?.[0] ?? '';
  const high = nairaOf(most ?? '') ?? shortOf(most ?? '', isByNight);
  const low =
    nairaOf(least ?? '') ??
    nairaOf(`${least}${scale}`) ??
    (high === undefined ? undefined : shortOf(least ?? '', isByNight));
  return {
    rest,
    ...(low === undefined ? {} : { least: low }),
    ...(high === undefined ? {} : { most: high }),
  };
}

function nairaOf(text: string): number | undefined {
  const amount = readAmount(text.replace(/(?:mln|mill)$/i, 'm'));
  const naira = amount !== null && 'naira' in amount ? amount.naira : 0;
  return naira >= LEAST_PRICE ? naira : undefined;
}

/** '800' is short for thousands, '1.5' for millions. */
function shortOf(text: string, isByNight: boolean): number | undefined {
  const short = Number(/^\s*(\d{1,3}(?:\.\d{1,2})?)\.?$/.exec(text)?.[1] ?? 0);
  if (short === 0) return undefined;
  return Math.round(short * (short >= 100 || isByNight ? 1e3 : 1e6));
}
