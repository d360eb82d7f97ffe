import { type ListingType, MAX_NAIRA } from '../../contract/property-options';
import { formatDate } from '../format/format-date';
import { formatNaira } from '../format/format-naira';
import { inOneYear } from '../property/in-one-year';
import { OFFERS } from '../property/offers';
import type { PriceUnit, ReadPrice } from '../listing-text/read-price';
import { type Doubt, DOUBT_LABELS, type DoubtKind } from './doubt';

export type RowPrice = { naira: number; doubts: Doubt[]; notes: string[]; sentence: string };

type Amount = Extract<ReadPrice, { kind: 'amount' }>;
type Rate = { nairaPerDollar?: number | undefined; now: Date };

const OF_A_PART: Partial<Record<PriceUnit, DoubtKind>> = {
  sqm: 'per sqm',
  plot: 'per plot',
  acre: 'per acre',
  hectare: 'per hectare',
};

/**
 * A row's price as the listing has it: a monthly rent by the year, dollars at the rate with a sentence
 * that keeps what was given. A price of a part of it (per plot) is a doubt.
 * @returns whole naira, or why there is none
 */
export function rowPrice(
  price: Amount,
  unit: PriceUnit | null,
  listingType: ListingType,
  { nairaPerDollar, now }: Rate,
): RowPrice | { refused: 'dollars' | 'out of range' } {
  const isDollar = price.currency === 'USD';
  if (isDollar && nairaPerDollar === undefined) return { refused: 'dollars' };
  const given = isDollar ? Math.round(price.amount * (nairaPerDollar ?? 0)) : price.amount;
  const isByYear = OFFERS[listingType].period === 'per year';
  const naira = (isByYear && unit !== null ? inOneYear(given, unit) : null) ?? given;
  if (naira < 1 || naira > MAX_NAIRA) return { refused: 'out of range' };
  const notes =
    naira === given
      ? []
      : [`${formatNaira(given)} a ${unit} is shown as ${formatNaira(naira)} a year`];
  const sentence = isDollar
    ? `Priced at $${price.amount.toLocaleString('en-US')}: in naira at ₦${nairaPerDollar?.toLocaleString('en-US')} for a dollar on ${formatDate(now)}.`
    : '';
  return { naira, doubts: unitDoubts(unit, listingType), notes, sentence };
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
