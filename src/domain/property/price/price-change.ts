import * as z from 'zod/mini';
import { LISTING_FIELDS } from '../../../contract/listing/listing-fields';
import { propertyContentSchema } from '../../../contract/listing/property';
import { plainNumber } from '../../amounts/plain-number';
import { readAmount } from '../../amounts/read-amount';

/** The ways to give many listings other prices, in the order of the choices. */
export const PRICE_WAYS = [
  { id: 'amount', label: 'One price' },
  { id: 'raise', label: 'Raise %' },
  { id: 'lower', label: 'Lower %' },
] as const;
export type PriceWay = (typeof PRICE_WAYS)[number]['id'];

/** The new price of a price in naira, or in a sentence why there is none; null where nothing is written. */
type ReadPriceChange = { priceOf: (naira: number) => number } | { why: string } | null;

const MOST_RAISED = 100;
const NO_PERCENT = 'Write a percentage, such as 5 or 7.5';

/** What is said where nothing is written for a way. */
export const NOTHING_WRITTEN: Record<PriceWay, string> = {
  amount: LISTING_FIELDS.price.required,
  raise: NO_PERCENT,
  lower: NO_PERCENT,
};

/** Reads what is written for a way: an amount as people write it, or a percentage such as '7.5 %'. */
export function readPriceChange(way: PriceWay, written: string): ReadPriceChange {
  if (way !== 'amount') return readPercent(way, written);
  const read = readAmount(written);
  if (read === null || 'why' in read) return read;
  const why = newPriceFault(read.naira);
  return why === null ? { priceOf: () => read.naira } : { why };
}

function readPercent(way: 'raise' | 'lower', written: string): ReadPriceChange {
  const text = written.normalize('NFKC').replace('%', '').trim();
  if (text === '') return null;
  const percent = plainNumber(text);
  if (typeof percent !== 'number' || percent === 0) return { why: NO_PERCENT };
  if (way === 'lower' && percent >= 100) return { why: 'A price is lowered by less than 100 %' };
  if (percent > MOST_RAISED) return { why: `A price is raised by at most ${MOST_RAISED} %` };
  const factor = (way === 'raise' ? 100 + percent : 100 - percent) / 100;
  return { priceOf: (naira) => rounded(naira * factor) };
}

/** As prices are said: in whole thousands above 100,000, below that in tens. */
function rounded(naira: number): number {
  const unit = naira > 100_000 ? 1000 : 10;
  return Math.round(naira / unit) * unit;
}

/** What the form of a listing has against a price in naira; null for one that it takes. */
function newPriceFault(naira: number): string | null {
  return z.safeParse(propertyContentSchema.shape.price, naira).error?.issues[0]?.message ?? null;
}

/** What becomes of listings: those with another price, and how many stay as they are, by why. */
type PricePlan<Listing> = {
  prices: { listing: Listing; before: number; after: number }[];
  /** Nothing to reckon from: no price yet. */
  unpriced: number;
  same: number;
};

/** The prices that a change gives to listings, or in a sentence why it cannot be. */
export function planPrices<Listing>(
  listings: readonly Listing[],
  way: PriceWay,
  priceOf: (naira: number) => number,
  priceNow: (listing: Listing) => number,
): PricePlan<Listing> | { why: string } {
  const priced = listings.filter((listing) => way === 'amount' || priceNow(listing) > 0);
  const all = priced.map((listing) => {
    const before = priceNow(listing);
    return { listing, before, after: priceOf(before) };
  });
  const why = all.map(({ after }) => newPriceFault(after)).find((fault) => fault !== null);
  if (why) return { why };
  const prices = all.filter(({ before, after }) => before !== after);
  return {
    prices,
    unpriced: listings.length - priced.length,
    same: all.length - prices.length,
  };
}
