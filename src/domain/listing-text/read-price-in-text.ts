import { placeIndex } from '../places/place-index';
import { placeWords } from '../places/place-words';
import type { Found } from './found';
import { CHARGE_TO_RENT, differsByFloor, differsByYear } from './price/differing-prices';
import { hasOpenAmount, type Money, moneyIn, NAIRA_MARK, plainLines } from './money-in-text';
import {
  isBeside,
  isMoney,
  isOfLater,
  isNamedPrice,
  isOfSeveral,
  isPackage,
  isStart,
  mayBeMetres,
  nameOf,
  periodOf,
} from './what-money-is';

/** Why the amounts that a text names are no one price. */
export type UnclearPrice =
  | 'several prices'
  | 'starting price'
  | 'several periods'
  | 'with fees'
  | 'metres or millions'
  | 'comma or dot';

type PricesInText = {
  price: Found<number> | null;
  unclear: UnclearPrice | null;
  /** Beside the outright price there are others, for who pays in parts. */
  isInParts: boolean;
};

/** A list of sizes, each with an amount. */
const SIZED = new RegExp(
  `\\d\\s*(?:sqm|plots?)\\s*(?:[-:=@]|is|at|for)?\\s*(?:${NAIRA_MARK})?\\s*\\d[\\d,.]*\\s*(?:k|m|million)\\b`,
  'gi',
);
/** '2-2.5m', 'between 2 and 2.5m': the first of two amounts without its millions. */
const SHORT_RANGE =
  /(?<![\d.,]|\b(?:phase|ph|zone|block|no|plot)\.? ?)(?<low>\d[\d.]{0,5}) ?(?:-|to|(?<=\bbetween [\d.]{1,6} )and) ?(?<high>\d[\d.]{0,5}) ?(?:k|m|million)\b/gi;
const BY_DAY =
  /\d ?k? (?:(?:per|a|each) night )?[/(]? ?(?:on |for |per )?week ?days?\b[^.\n]{0,20}\d ?k? (?:(?:per|a|each) night )?[/(]? ?(?:on |for |per )?week ?ends?\b|\bweek ?days?[\s:=@-]{1,3}(?:is )?[₦n#]?\d[^.\n]{0,20}\bweek ?ends?[\s:=@-]{1,3}(?:is )?[₦n#]?\d/i;
/** 'Upstairs 1.2m downstairs 1m', 'front flat: 700k, back flat: 650k'. */
const BY_FLOOR =
  /\b(?:up|down|upstairs|downstairs|front|back|ground)(?: ?(?:floor|flat))?[\s:,-]{1,3}(?:is )?[₦n#]?\d[\d,.]* ?(?:k|m|million)?\b/gi;
const BETWEEN =
  /^(?<period>(?: ?(?:per|\/) ?\w{1,6}| p\.?a\.?| (?:yearly|monthly|weekly|nightly|daily))?) ?(?:-|to|or|\/) ?$/i;
/** What a home brings, or may bring: 'annual rent currently 6m', 'shortlet potential 150k per night'. */
const BRINGS_BEFORE =
  /\b(?:rent(?:al|s)?\s+(?:is\s+)?(?:currently|presently|now|at present)|(?:short[\s-]*(?:let|stay)|air\s?bnb|rent(?:al)?|letting)\s+(?:potential|value|returns?)|makes?|making|earns?|earning|fetch(?:es|ing)?|(?:currently|presently|now)\s+(?:on\s+)?(?:a\s+)?short[\s-]*let)(?:\s+(?:is|of|at|about|around|from|up to)){0,2}\s*[:=-]?\s*$/i;
/** Between a price and the one that holds now. */
const TAKES_BACK =
  /^[\s,;.()-]*(?:(?:but|price|is|it|its|going|for|at|neg(?:otiable)?)\s+)*now\b\D{0,20}$/i;
const CORRECTS =
  /\bprice\s+(?:is\s+|has been\s+)?(?:reviewed|reduced|slashed|dropped)\s*[:=]?\s*$|\b(?:reduced|slashed|dropped|cut|reviewed|brought)\s+(?:down\s+)?to\s*[:=]?\s*$|(?<!\b(?:agen\w+|caution|legal|inspection|viewing|charges?|fees?|commission|agreement|deposit)\b[^.\n]{0,30})\b(?:changed|increased|raised|reviewed|gone up)\s+(?:(?:it|the rent|the price)\s+)?to\s*[:=]?\s*$|\bdon (?:reach|turn|go up to)\s*$|(?:^|[\n.;])\s*[^\w\n]*(?:correction|sorry|update|i mean(?:t)?|price now)\b(?!.*\b(?:agen\w+|caution|legal|inspection|viewing|charge|fee|commission|agreement|deposit)\b)[^\d\n.]{0,25}$/i;
const IS_LAST = /^\s?(?:naira\s)?last(?:\s+price)?\b(?!\s+(?:year|month|week))/i;
const RENT_BEFORE = /\brent(?:s|al)?\s*(?:is|for|at|out for|of)?\s*[:=-]?\s*$/i;
/** A home sells for more than so many years' rent. */
const SALE_TO_RENT = 8;
const SUM = '[₦n#]?\\d[\\d.,]*\\s?(?:k|m|million)';
/** '8m p.a or 150m outright': one is for who buys. */
const OR_OUTRIGHT = new RegExp(
  `${SUM}\\s?(?:p\\.?\\s?a\\b\\.?|per (?:annum|year)|yearly)\\s?(?:or|\\/)\\s?${SUM}\\s?outright\\b`,
  'i',
);
/** Of two amounts so far apart the one before is no number of millions: 'Wuse 2 - 85m'. */
const WIDEST = 3;

/** Reads a home's price, in naira, from an advert's own words; fees beside it are not it. */
export function readPriceInText(written: string): Found<number> | null {
  return readPrices(written).price;
}

/**
 * Reads what a text says that a home costs. Which of two is the price nobody can tell ('2m - 3m', '2m or
 * 3m'), a starting price is none of this home, and what is paid for two years is none of one.
 */
export function readPrices(written: string): PricesInText {
  const lines = plainLines(written);
  const all = moneyIn(lines);
  const own = asked(all);
  const isOfSizes = [...lines.matchAll(SIZED)].length > 1;
  if (
    isOfSizes ||
    OR_OUTRIGHT.test(lines) ||
    isRange(lines, all) ||
    isOfBoth(own) ||
    earns(own) ||
    differsByFloor(own) ||
    differsByYear(own, all)
  )
    return unclearly('several prices');
  const several = own.filter(isOfSeveral);
  const single = own.filter((money) => !several.includes(money));
  const corrected = correctionIn(own, lines);
  if (corrected !== undefined)
    return {
      price: { value: corrected.naira, confidence: 0.82, words: corrected.words },
      unclear: null,
      isInParts: false,
    };
  const [first, ...later] = single.filter((money) => nameOf(money) !== null && !isStart(money));
  // 'Asking 70m, now 65m'.
  const named =
    later.find((one) => first && TAKES_BACK.test(lines.slice(first.end, one.start))) ?? first;
  if (named !== undefined) {
    const isAskedTwice =
      isNamedPrice(named) && later.some((one) => isNamedPrice(one) && isOtherPrice(named, one));
    const isOpen = (other: Money) =>
      isListedWith(named, other, lines) ||
      // '12m asking, 10m last'.
      (IS_LAST.test(other.after) && isOtherPrice(named, other)) ||
      (isAloneInLine(other, lines) &&
        isOtherPrice(named, other) &&
        !/\p{L}/u.test(lines.slice(named.end, other.start)));
    if (isAskedTwice || single.some(isOpen)) return unclearly('several prices');
    const isInParts = several.length > 0 && /outright/i.test(`${named.before}${named.after}`);
    const words = lines.slice(named.start - (nameOf(named) ?? '').length, named.end).trim();
    return { price: { value: named.naira, confidence: 0.9, words }, unclear: null, isInParts };
  }
  if (own.some(isStart)) return unclearly('starting price');
  const money = single.filter(isMoney);
  const [only, ...others] = likeliest(money);
  // '450k for single room 300k for double room': nothing says which of them it is.
  if (others.some(({ naira }) => naira !== only?.naira)) return unclearly('several prices');
  if (only !== undefined && money.some((other) => mayBeRent(other, only)))
    return unclearly('several prices');
  if (only !== undefined)
    return {
      price: { value: only.naira, confidence: 0.82, words: only.words },
      unclear: null,
      isInParts: false,
    };
  if (several.some((one) => nameOf(one) !== null || isMoney(one)))
    return unclearly('several periods');
  if (all.some(isPackage)) return unclearly('with fees');
  if (single.some(mayBeMetres)) return unclearly('metres or millions');
  return hasOpenAmount(lines)
    ? unclearly('comma or dot')
    : { price: null, unclear: null, isInParts: false };
}

/** 'Gen 120k per year', 'Maintenance 100k': beside a far larger amount it is a charge, alone it may be what the home has. */
const CHARGE_WORD =
  /(?<!\b(?:with|and|has|have|good|constant|steady)\s)\b(?:lawma|cleaners?|cleaning|gen|waste(?: disposal)?|tenement(?: rate)?|maintenance|internet|generator|insurance|parking|facilit(?:y|ies)(?: management)?|water|power|gym|security|concierge|diesel|sinking fund)[^\S\n]*(?:is|at|of|:|-|=)?[^\S\n]*[₦n#]?$/i;
/** '300k per annum service charge', and no '5m per annum service charge inclusive'. */
const CHARGE_AFTER =
  /^ ?(?:per (?:annum|year)|p\.?a\.?|yearly|annually) (?:service charge|s\/c)\b(?! ?[,:(]? ?(?:is |are )?(?:incl|excl|not|appl|\d|n\d|₦))/i;

/** The amounts that may be what is asked now: no fee, no former price ('rent is 2.3m not 1.8m'), none of a later day ('135m now, 150m from June'). */
function asked(all: readonly Money[]): readonly Money[] {
  const denied = new Set(
    all.filter(({ before }) => /\bnot\s*$/i.test(before)).map(({ naira }) => naira),
  );
  const own = all.filter((money) => !isBeside(money));
  const said = own.filter(({ naira }) => !denied.has(naira));
  const kept = said.length > 0 ? said : own;
  const beside = (money: Money): boolean => {
    const isCharge = CHARGE_WORD.test(money.before) || CHARGE_AFTER.test(money.after);
    if (!isCharge && !isOfLater(money)) return false;
    return kept.some(
      (other) =>
        isMoney(other) &&
        (isCharge
          ? other.naira >= CHARGE_TO_RENT * money.naira
          : other.start < money.start && isOtherPrice(other, money)),
    );
  };
  return withoutReturns(kept.filter((money) => !beside(money)));
}

/** '2m, management 100k per annum': what is paid by the year is no rent beside a sum so many times as high. */
const mayBeRent = (other: Money, only: Money): boolean =>
  periodOf(other) === null && other.naira >= WIDEST * only.naira && !TO_BUY.test(other.before);
const TO_BUY = /\b(?:sale|outright|selling|buy)\s*(?:price)?\s*[:=-]?\s*$/i;

/** 'Reduced to 2.2m', 'Sorry 1.2m', and in a line below the first price 'owner said 4.6m last': what holds since. */
function correctionIn(own: readonly Money[], lines: string): Money | undefined {
  return own.findLast((money, at) => {
    const earlier = own.slice(0, at).find((other) => isMoney(other) && other.naira !== money.naira);
    if (earlier === undefined || !isMoney(money) || isOfSeveral(money)) return false;
    if (CORRECTS.test(money.before)) return true;
    return lines.slice(earlier.end, money.start).includes('\n') && IS_LAST.test(money.after);
  });
}

/** 'Reserve price 150m, asking 170m': one of them is none of the other's parts. */
const isOtherPrice = (one: Money, other: Money): boolean =>
  one.naira !== other.naira &&
  Math.max(one.naira, other.naira) < WIDEST * Math.min(one.naira, other.naira);

/** A line that is nothing but an amount: '2.3m'. */
function isAloneInLine({ start, end }: Money, lines: string): boolean {
  const line = `${lines.slice(lines.lastIndexOf('\n', start - 1) + 1, start)}${lines.slice(end).split('\n', 1)[0] ?? ''}`;
  return !/[\p{L}\d]/u.test(line);
}

/** Another amount right behind: 'going for 5m, 3.5m'. */
function isListedWith(one: Money, other: Money, lines: string): boolean {
  const between = lines.slice(one.end, Math.max(one.end, other.start));
  return (
    other.start > one.end &&
    other.naira !== one.naira &&
    isMoney(other) &&
    /^ ?(?:,|&|\/|and|or)(?: and)? ?$/i.test(between)
  );
}

/** The words by which a text says that this amount is paid for several years, months or nights; null where it does not. */
export function severalPeriodsIn(written: string, naira: number): string | null {
  const money = moneyIn(plainLines(written)).find((one) => one.naira === naira && isOfSeveral(one));
  if (money === undefined) return null;
  const { before, words, after } = money;
  return `${before.slice(-25)}${words}${after.slice(0, 25)}`.replace(/\s+/g, ' ').trim();
}

/** What is for a year, else for a night, where that is said: '1 night - 180k, 1 week - 1.1m'; else all that is for some time. */
function likeliest(money: readonly Money[]): readonly Money[] {
  const byTime = money.filter((one) => periodOf(one) !== null);
  const periods = new Set(byTime.map(periodOf));
  // A home to let by the year as by the night: which of them is meant, nobody knows.
  const period = (['year', 'night'] as const).filter((one) => periods.has(one));
  if (period.length === 1) return byTime.filter((one) => periodOf(one) === period[0]);
  return byTime.length > 0 ? byTime : money;
}

const unclearly = (unclear: UnclearPrice): PricesInText => ({
  price: null,
  unclear,
  isInParts: false,
});

/** Whether there is a price for who buys and another for who rents: 'Sale: 180m, rent: 5m'. */
function isOfBoth(own: readonly Money[]): boolean {
  const isNamed = (name: RegExp) => own.some(({ before }) => name.test(before));
  return (
    isNamed(/\bsale\s*(?:price)?\s*[:=@-]?\s*$/i) && isNamed(/\brent\s*(?:price)?\s*[:=@-]?\s*$/i)
  );
}

/** Without what a home is said to bring, where there is a price that is no rent beside it. */
function withoutReturns(own: readonly Money[]): readonly Money[] {
  const dearest = Math.max(...own.filter(isMoney).map(({ naira }) => naira));
  return own.filter(
    ({ before, naira }) => !BRINGS_BEFORE.test(before) || dearest < SALE_TO_RENT * naira,
  );
}

/** Whether there is a price, and what it is let for: '40m, rents for 1.5m yearly', '95m. Rent is 3m'. */
function earns(own: readonly Money[]): boolean {
  const rents = own.filter(({ before }) => RENT_BEFORE.test(before));
  return rents.some((rent) =>
    own.some((other) => isMoney(other) && other.naira >= SALE_TO_RENT * rent.naira),
  );
}

/** Whether two amounts stand for one price: 'between 2m and 2.5m', '1.8m/2.2m', '2m or 3m'. */
function isRange(lines: string, all: readonly Money[]): boolean {
  if (BY_DAY.test(lines) || [...lines.matchAll(BY_FLOOR)].length > 1) return true;
  const isShort = [...lines.matchAll(SHORT_RANGE)].some(({ groups, index }) => {
    const [low, high] = [Number(groups?.low), Number(groups?.high)];
    const word = /(\p{L}+) $/u.exec(lines.slice(0, index))?.[1] ?? '';
    // 'Wuse 2 - 5m': a place, and what it costs there.
    const isPlace = placeIndex().byName.has(placeWords(`${word} ${groups?.low}`).join(''));
    return low > 0 && high >= low && high <= WIDEST * low && !isPlace;
  });
  return (
    isShort ||
    all.some((one, at) => {
      const other = all[at + 1];
      if (other === undefined || isBeside(one) || one.naira === other.naira) return false;
      if (![one, other].every(({ isMarked, isScaled }) => isMarked || isScaled)) return false;
      const between = lines.slice(one.end, other.start);
      if (/^ ?(?:and|&) ?$/i.test(between))
        return other.isMarked || /\bbetween\s*$/i.test(one.before);
      const period = BETWEEN.exec(between)?.groups?.period;
      return period !== undefined && other.after.toLowerCase().startsWith(period.toLowerCase());
    })
  );
}
