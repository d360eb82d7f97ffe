import { type ListingType, MAX_NAIRA } from '../../../contract/listing/property-options';
import { formatDate } from '../../format/format-date';
import { formatNaira } from '../../format/format-naira';
import { inOneYear, inOneYearWords } from '../../property/price/in-one-year';
import { OFFERS } from '../../property/price/offers';
import type { NoPrice, PriceUnit, ReadPrice } from '../../listing-text/read-price';
import { type Doubt, DOUBT_LABELS, type DoubtKind } from '../doubt';

type RowPrice = { naira: number; doubts: Doubt[]; notes: string[]; sentence: string };

type Given = {
  price: ReadPrice;
  /** The cell, with what its column's name says of its currency. */
  written: string;
  unit: PriceUnit | null;
};
type AskedAbout = 'on request' | 'other currency' | 'two prices' | 'more than a price';
/** Why a row is refused for its price. */
export type RefusedPrice = Exclude<NoPrice, AskedAbout>;
/** What was written and is no one price in naira: a draft that asks for it. */
const ASKED_ABOUT: Record<AskedAbout, { kind: DoubtKind; todo: string }> = {
  'on request': { kind: 'price on request', todo: 'write what it costs' },
  'other currency': { kind: 'price in other money', todo: 'write it in naira' },
  'more than a price': { kind: 'price unclear', todo: 'write the price alone' },
  'two prices': { kind: 'price unclear', todo: 'write the one that it is' },
};

type Rate = { nairaPerDollar?: number | undefined; now: Date };

const OF_A_PART: Partial<Record<PriceUnit, DoubtKind>> = {
  sqm: 'per sqm',
  plot: 'per plot',
  acre: 'per acre',
  hectare: 'per hectare',
  home: 'several homes',
};

/** Whether a row whose price is none for this reason is a draft all the same, which asks for it. */
export function isAskedAbout(reason: NoPrice): reason is AskedAbout {
  return reason in ASKED_ABOUT;
}

/**
 * A row's price as the listing has it: a monthly rent by the year, dollars at the rate with a sentence
 * that keeps what was given. A price of a part of it (per plot) is a doubt; one that cannot be told in
 * naira is none yet (0), and asked about.
 * @returns whole naira, or why there is none
 */
export function rowPrice(
  { price, written, unit }: Given,
  listingType: ListingType,
  { nairaPerDollar, now }: Rate,
): RowPrice | { refused: RefusedPrice } {
  if (price.kind === 'small')
    return noPrice({ kind: 'price unclear', text: questionOf(price.number) });
  if (price.kind === 'none') {
    if (!isAskedAbout(price.reason)) return { refused: price.reason };
    const { kind, todo } = ASKED_ABOUT[price.reason];
    const text = `The price is written as '${written}': ${todo}`;
    return noPrice({ kind, text }, /\d/.test(written) ? written : '');
  }
  const isDollar = price.currency === 'USD';
  if (isDollar && nairaPerDollar === undefined)
    return noPrice(
      {
        kind: 'price in dollars',
        text: `The price is written as '${written}': give a rate, or write it in naira`,
      },
      written,
    );
  const given = isDollar ? Math.round(price.amount * (nairaPerDollar ?? 0)) : price.amount;
  const isByYear = OFFERS[listingType].period === 'per year';
  const naira = (isByYear && unit !== null ? inOneYear(given, unit) : null) ?? given;
  if (naira < 1 || naira > MAX_NAIRA) return { refused: 'out of range' };
  const notes = unit === null || naira === given ? [] : [inOneYearWords(given, unit)];
  const sentence = isDollar
    ? `Priced at $${price.amount.toLocaleString('en-US')}: in naira at ₦${nairaPerDollar?.toLocaleString('en-US')} for a dollar on ${formatDate(now)}.`
    : ofAPart(price.unit, given);
  return { naira, doubts: unitDoubts(unit, listingType), notes, sentence };
}

/** Kept in the description, so that who publishes it is asked, on every phone. */
function ofAPart(unit: PriceUnit | null, naira: number): string {
  const isPart = unit !== null && OF_A_PART[unit] !== undefined;
  return isPart ? `Priced at ${formatNaira(naira)} per ${unit === 'home' ? 'unit' : unit}.` : '';
}

/** A draft without a price; what was written stays in its description, where that can be read. */
function noPrice(doubt: Doubt, written = ''): RowPrice {
  const sentence = written === '' ? '' : `Priced at ${written}.`;
  return { naira: 0, doubts: [doubt], notes: [], sentence };
}

function questionOf(number: number): string {
  const millions = formatNaira(number * 1e6);
  const meant = number < 100 ? millions : `${formatNaira(number * 1e3)} or ${millions}`;
  return `${number}: is this ${meant}? Write the whole amount, or ${number}m`;
}

function unitDoubts(unit: PriceUnit | null, listingType: ListingType): Doubt[] {
  const part = unit === null ? undefined : OF_A_PART[unit];
  if (part !== undefined) return [{ kind: part, text: DOUBT_LABELS[part] }];
  if (listingType === 'shortlet' && unit !== null && unit !== 'night')
    return [
      {
        kind: 'short let not per night',
        text: `A short let is priced per night, this one per ${unit}`,
      },
    ];
  return [];
}
