import type { Money } from '../money-in-text';
import { isMoney, nameOf } from '../what-money-is';

/** A charge beside a rent is less than one part in so many of it. */
export const CHARGE_TO_RENT = 5;
/** 'Total price: ' has the fees in it. */
const HAS_FEES = /\b(?:total|all[\s-]?in)\b[^\d\n]{0,20}$/i;

/** 'First year 4m', '4m for the first year': the fees may be in it. */
const FIRST_YEAR = '(?:first|1st|initial)\\s+(?:year|yr)\\b';
const FIRST_YEAR_BEFORE = new RegExp(
  `\\b${FIRST_YEAR}(?:\\s+(?:rent|payment|is|at|of|for|total)){0,3}\\s*[:=-]?\\s*$`,
  'i',
);
const FIRST_YEAR_AFTER = new RegExp(`^\\s?(?:(?:for|in|the)\\s){0,2}${FIRST_YEAR}`, 'i');
const isOfFirstYear = ({ before, after }: Money): boolean =>
  FIRST_YEAR_BEFORE.test(before) || FIRST_YEAR_AFTER.test(after);

/** 'Subsequent years 3.5m', 'renewal rent 3.2m', 'first year 1.5m then 1.2m'. */
const NEXT_YEARS_BEFORE = new RegExp(
  `(?:\\b(?:subsequent(?:ly)?(?:\\s+(?:years?|yrs?|rents?|payments?))*|thereafter|afterwards|renewal(?:\\s+(?:rent|price))?|after(?:\\s+that)?,?\\s+(?:the\\s+)?rent|(?:second|2nd|next|following|other)\\s+(?:years?|yrs?)(?:['’]s?)?(?:\\s+rent)?)|\\b${FIRST_YEAR}[^\\n]*\\bthen)\\s*(?:(?:is|na|at|for|of|will be|goes for)\\s*)?[:=,-]?\\s*$`,
  'i',
);
/** '3.5m from second year', '1.2m subsequently', '3m renewal'. */
const NEXT_YEARS_AFTER =
  /^\s?(?:(?:for|as|from|in|on|upon|the)\s){0,2}(?:subsequent(?:ly)?|thereafter|afterwards|renewal|(?:second|2nd)\s+(?:year|yr))\b/i;
/** Whether an amount is paid from the second year on: what it costs at first stands elsewhere. */
const isOfNextYears = ({ before, after }: Money): boolean =>
  NEXT_YEARS_BEFORE.test(before) || NEXT_YEARS_AFTER.test(after);

/** 'Rent: 4.5m ground floor, 5m first floor': of one of several flats. */
const FLOOR_AFTER =
  /^ ?(?:for |- ?|\(|@ ?)?(?:the )?(?:(?:ground|first|second|third|1st|2nd|3rd|top|last|upper|lower) floor|upstairs?|downstairs?|(?:front|back|up|down) flat)\b/i;
/** The words by which an amount is of one floor; undefined where it is not. */
const floorOf = ({ after }: Money): string | undefined =>
  FLOOR_AFTER.exec(after)?.[0].toLowerCase();

/** Whether there is a price for each of several floors: 'Rent: 4.5m ground floor, 5m first floor'. */
export function differsByFloor(own: readonly Money[]): boolean {
  const floors = own.filter((money) => floorOf(money) !== undefined);
  return floors.some((one) =>
    floors.some((other) => one.naira !== other.naira && floorOf(one) !== floorOf(other)),
  );
}

/**
 * Whether another sum is paid at first than later: 'First year 4m, subsequent years 3.5m', of which the first may
 * have the fees in it. A charge that changes so ('Service charge 500k, subsequently 300k') says nothing of the rent.
 * @param all also what is no price by itself: 'first year 4m'
 */
export function differsByYear(own: readonly Money[], all: readonly Money[]): boolean {
  const isCharge = ({ naira }: Money) =>
    own.some((other) => isMoney(other) && other.naira >= CHARGE_TO_RENT * naira);
  const next = own.filter((money) => isOfNextYears(money) && !isCharge(money));
  // 'Rent: 4m. Total first year: 5.2m. Renewal: 4m': what is named decides.
  const isNamed = (money: Money) =>
    nameOf(money) !== null &&
    !HAS_FEES.test(money.before) &&
    isMoney(money) &&
    !next.includes(money) &&
    !isOfFirstYear(money);
  if (own.some(isNamed)) return false;
  const first = all.filter(
    (money) =>
      isMoney(money) &&
      !next.includes(money) &&
      (own.includes(money) || (isOfFirstYear(money) && !isCharge(money))),
  );
  return next.some((one) =>
    first.some(({ naira }) => naira !== one.naira && naira < CHARGE_TO_RENT * one.naira),
  );
}
