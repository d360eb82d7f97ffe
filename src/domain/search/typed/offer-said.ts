import type { ListingType } from '../../../contract/listing/property-options';
import { without } from './take';

/** What a sentence says that homes are offered for, and by which time they are paid, a price of which makes `times` as much for the offer's own. */
type OfferSaid = { rest: string; listingType: ListingType | null; times: number };

const OFFERS: readonly [RegExp, ListingType][] = [
  [/\bshort[\s-]?(?:lets?|stays?)\b/i, 'shortlet'],
  [/\b(?:for|to)\s+(?:rent|let)\b|\b(?:rent|let(?!\s+(?:me|us)\b))\b/i, 'rent'],
  [/\b(?:for|to)\s+(?:sale|sell|buy)\b|\b(?:buy|sale)\b/i, 'sale'],
  [/\b(?:for|to|on)\s+lease\b|\blease\b/i, 'lease'],
];
/** 'Within a month' and 'in a week' are no payments. */
const EACH = String.raw`(?:\b(?:per|each|every|(?<!\b(?:in|within|for|after)\s)an?)\s+|\/\s*)`;
const AMOUNT = String.raw`\d[\d,.]*\s?(?:k|m|mn|mil\w*|thousand|million)?\s*(?:naira\s*)?`;

/** A time by which homes are paid, as what is said of it; its offer; how often an offer's own time holds it. */
type ByTime = { each: string; ly: string; offer: 'rent' | 'shortlet'; times: Times };
type Times = Readonly<Record<'rent' | 'shortlet', number>>;

/** What is paid by time is no sale; a rent is for a year, a short let for a night. */
const BY_TIME: readonly ByTime[] = [
  {
    each: 'nights?|days?',
    ly: String.raw`nightly|daily|\d{1,2}\s+nights?`,
    offer: 'shortlet',
    times: { rent: 1, shortlet: 1 },
  },
  { each: 'weeks?|wks?', ly: 'weekly', offer: 'shortlet', times: { rent: 52, shortlet: 1 / 7 } },
  { each: 'months?|mths?', ly: 'monthly', offer: 'rent', times: { rent: 12, shortlet: 1 / 30 } },
  {
    each: 'years?|yrs?|annum',
    ly: String.raw`yearly|annually|p\.?\/?a`,
    offer: 'rent',
    times: { rent: 1, shortlet: 1 },
  },
];
const saidAs = ({ each, ly }: ByTime): string => String.raw`(?:${EACH}(?:${each})\b|\b(?:${ly})\b)`;
/** Beside a price it says by when that is paid: '150k per month', 'monthly 150k'. */
const isOfPrice = (sentence: string, time: ByTime): boolean =>
  new RegExp(String.raw`${AMOUNT}${saidAs(time)}|\b(?:${time.ly})\s+₦?\d`, 'i').test(sentence);
const isSaid = (sentence: string, time: ByTime): boolean =>
  new RegExp(saidAs(time), 'i').test(sentence);

/** What a sentence says of the offer, and the sentence without it (HOME-9). */
export function offerSaid(sentence: string): OfferSaid {
  const [offer, offered] = OFFERS.find(([one]) => one.test(sentence)) ?? [];
  const left = offer === undefined ? sentence : without(sentence, offer);
  const ofPrice = BY_TIME.find((time) => isOfPrice(left, time));
  const listingType =
    offered ?? (ofPrice ?? BY_TIME.find((time) => isSaid(left, time)))?.offer ?? null;
  const isPaidBy = listingType === 'rent' || listingType === 'shortlet' ? listingType : null;
  return {
    rest: BY_TIME.reduce((rest, time) => without(rest, new RegExp(saidAs(time), 'i')), left),
    listingType,
    times: (isPaidBy && ofPrice?.times[isPaidBy]) ?? 1,
  };
}
