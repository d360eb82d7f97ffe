import { readAmount } from '../../amounts/read-amount';
import { MAX_NAIRA } from '../../../contract/listing/property-options';
import { type IsPlace, placeAtEnd } from '../place/place-in';
import { take, type Taken } from './take';

/** Naira as they are said, and the sentence without them. */
type PricesAsked = { rest: string; least?: number; most?: number };

const SCALE = 'k|thousands?|m|mn|mln|mill?|millions?|bn?|billions?';
const MARK = String.raw`(?:₦|#|ngn\s?|n(?=\d))`;
/** 500 m² and 100 m from somewhere are no money. */
const NO_LENGTH = String.raw`(?![a-z\d²%]|\s*sq|\s+(?:from|away)\b)`;
/** What people say behind a price. */
const SAID_BEHIND = String.raw`naira|max(?:imum)?|only|(?:and|or)\s+(?:below|less|under)|downwards?|total|package|last|price|neg\w*|all\s+in(?:clusive)?|budget`;
/** A short number is a price where nothing stands behind that it may count. */
const SHORT = String.raw`\d{1,3}(?:\.\d{1,2})?(?=\s*(?:$|[,;)]|(?:${SAID_BEHIND}|in|at|around|near|for)\b))`;
/** Whole naira; of five and six digits without a comma a postcode or the number of a plot seldom ends so. */
const WHOLE = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{2,3}00|[1-9]\d{6,8})(?![\d%]|,\d|\s*sq)`;
const SCALED_AMOUNT = String.raw`\d[\d,.]*\s?(?:${SCALE})${NO_LENGTH}`;
const AMOUNT = String.raw`${MARK}?\s?(?:${SCALED_AMOUNT}|${WHOLE}|${SHORT})`;
/** The first of two: the second says of what it is. */
const FIRST = String.raw`${MARK}?\s?\d[\d,.]*\s?(?:${SCALE})?`;
const OF_HOUSES = String.raw`(?<!\b(?:plot|flat|block|house|no\.?|unit)\s)`;
/** What is money without a word for it: '₦300', '2m', '1,500,000', '700000'; 'flat 4b' is a number there. */
const MONEY = String.raw`(?:${MARK}\s?\d[\d,.]*(?:\s?(?:${SCALE}))?${NO_LENGTH}|${OF_HOUSES}${SCALED_AMOUNT}|\d[\d,.]*\s?(?:[km]|mill?ions?|thousands?)${NO_LENGTH}|${OF_HOUSES}${WHOLE})`;
/** The first of two that stand for one limit, 'under 2-3m', is none. */
const UP_TO = String.raw`(?:\d[\d,.]*\s?(?:${SCALE})?\s*-\s*)?`;
const BEGINS = String.raw`(?<![\w₦#]|\d[.,])`;
const NAMED = String.raw`\b(?:budget|price)(?:\s+(?:range|is|of))*\s*:?\s*`;
const TAIL = String.raw`(?:[\s,]*\b(?:${SAID_BEHIND})\b)*`;
/** '5m+'; '4m + BQ' and '1m plus agency' have no higher price. */
const ABOVE = String.raw`(?:(?<=\S)\+(?!\s*(?:\d|bq|agency|legal|caution|service))|\s*(?:(?:and|or)\s+(?:above|more|over)\b|upwards?\b|plus\b(?!\s*\S)))`;

const BETWEEN = new RegExp(
  String.raw`\b(?:between|from)\s+(?<least>${FIRST})\s*(?:-|to|and)\s*(?<most>${AMOUNT})${TAIL}`,
  'i',
);
const MOST = new RegExp(
  String.raw`(?:\b(?:(?<!\bno[t]?\s)(?:under|below|(?:less|lower|cheaper)\s+than)|no[t]?\s+(?:more\s+than|above|over|up\s+to|exceeding|(?:go\s+)?(?:pass|reach))|max(?:imum)?(?:\s+of)?|at\s+most|up\s?to|within)|<)\s*:?\s*${UP_TO}(?<most>${AMOUNT})${TAIL}`,
  'i',
);
const LEAST = new RegExp(
  String.raw`(?:\b(?:(?<!\bno[t]?\s)(?:above|over|more\s+than)|no[t]?\s+(?:less\s+than|below|under)|min(?:imum)?(?:\s+of)?|at\s+least|(?:starting\s+)?from)|>)\s*(?<least>${AMOUNT})(?:${ABOVE})?`,
  'i',
);
/** '1m and above', '5m+'. */
const UPWARDS = new RegExp(String.raw`${BEGINS}(?<least>${MONEY})${ABOVE}`, 'i');
/** '2-4m', '5m - 10m', '2m to 4m', '400/500k': the second says of what. */
const RANGE = new RegExp(
  String.raw`(?:${NAMED})?${BEGINS}(?<least>${FIRST})\s*(?:-|–|to|\/)\s*(?<most>${MONEY})${TAIL}`,
  'i',
);
/** 'Yaba 400-500': thousands. */
const SHORT_RANGE = new RegExp(
  String.raw`${BEGINS}(?<least>[1-9]\d\d)\s*(?:-|–|to)\s*(?<most>[1-9]\d\d)(?!\d)(?=\s*(?:$|[,;)]|(?:${SAID_BEHIND}|in|at|around|near|for)\b))`,
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
/** More are said of in full. */
const MOST_MILLIONS = 20;
const SCALED = new RegExp(String.raw`(?:${SCALE})$`, 'i');

/** How a sentence is read: what is a place in it, and whether prices are by the night. */
type Reading = { isPlace: IsPlace; isByNight: boolean };

/** The prices that a sentence asks for (HOME-9). */
export function pricesAsked(sentence: string, reading: Reading): PricesAsked {
  const between = take(sentence, BETWEEN);
  if (between !== null) return read(between, reading);
  const most = take(sentence, MOST);
  const left = most?.rest ?? sentence;
  const least = take(left, LEAST) ?? take(left, UPWARDS);
  const rest = least?.rest ?? left;
  const limits = read({ rest, said: { ...most?.said, ...least?.said } }, reading);
  if (limits.least !== undefined || limits.most !== undefined) return limits;
  const range = take(rest, RANGE);
  if (range !== null) return readRange(range, reading);
  const found = [SHORT_RANGE, BUDGET, AMOUNT_ALONE].find((one) => one.test(rest));
  const amount = found === undefined ? null : take(rest, found);
  return amount === null ? { rest } : read(amount, reading);
}

/** 'Lekki Phase 1 - 700,000' is one price, and so is 'Wuse 2 / 1.5m'. */
function readRange(range: Taken, reading: Reading): PricesAsked {
  const { least = '', most } = range.said;
  const prices = read(range, reading);
  const isOfPlace =
    /^\s*\d{1,3}\s*$/.test(least) &&
    placeAtEnd(`${range.before}${least.trim()}`, reading.isPlace) !== undefined;
  if (!isOfPlace && (prices.least ?? 0) <= (prices.most ?? MAX_NAIRA)) return prices;
  const rest = `${range.before}${least}${range.rest.slice(range.before.length)}`;
  return read({ rest, said: { most } }, reading);
}

/** An end of a range without its thousands or millions has those of the other: 'between 1 and 2 million'. */
function read(
  { rest, said: { least = '', most = '' } }: Pick<Taken, 'rest' | 'said'>,
  { isByNight }: Reading,
): PricesAsked {
  const scale = SCALED.exec(most)?.[0] ?? '';
  const high = nairaOf(most) ?? shortOf(most, isByNight);
  const low =
    nairaOf(least) ??
    nairaOf(`${least}${scale}`) ??
    (high === undefined ? undefined : shortOf(least, isByNight));
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

/** '800' is short for thousands, '1.5' for millions, and '50' a night for thousands; by the year it may be either. */
function shortOf(text: string, isByNight: boolean): number | undefined {
  const short = Number(/^\s*(\d{1,3}(?:\.\d{1,2})?)\.?$/.exec(text)?.[1] ?? 0);
  if (short >= 100 || (isByNight && short > 0)) return short * 1e3;
  return short > 0 && short <= MOST_MILLIONS ? Math.round(short * 1e6) : undefined;
}
