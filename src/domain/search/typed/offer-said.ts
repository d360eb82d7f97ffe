import type { ListingType } from '../../../contract/listing/property-options';
import { take } from './take';

/** What a sentence says that homes are offered for, and by which time they are paid, a price of which makes `times` as much for the offer's own. */
type OfferSaid = { rest: string; listingType: ListingType | null; times: number };

const OFFERS: readonly [RegExp, ListingType][] = [
  [/\bshort[\s-]?(?:lets?|stays?)\b/i, 'shortlet'],
  [/\b(?:for|to)\s+(?:rent|let)\b|\b(?:rent|let(?!\s+(?:me|us)\b))\b/i, 'rent'],
  [/\b(?:for|to)\s+(?:sale|sell|buy)\b|\b(?:buy|sale)\b/i, 'sale'],
  [/\b(?:for|to|on)\s+lease\b|\blease\b/i, 'lease'],
];
const EACH = String.raw`(?:\b(?:per|a|each|every)\s+|\/\s*)`;
/** What is paid by time is no sale; a rent is for a year, a short let for a night. */
const BY_TIME: readonly [RegExp, ListingType, { rent: number; shortlet: number }][] = [
  [
    new RegExp(String.raw`${EACH}(?:night|day)s?\b|\b(?:nightly|daily|\d{1,2}\s+nights?)\b`, 'i'),
    'shortlet',
    { rent: 1, shortlet: 1 },
  ],
  [
    new RegExp(String.raw`${EACH}(?:week|wk)s?\b|\bweekly\b`, 'i'),
    'shortlet',
    { rent: 52, shortlet: 1 / 7 },
  ],
  [
    new RegExp(String.raw`${EACH}(?:month|mth)s?\b|\bmonthly\b`, 'i'),
    'rent',
    { rent: 12, shortlet: 1 / 30 },
  ],
  [
    new RegExp(String.raw`${EACH}(?:year|yr|annum)s?\b|\b(?:yearly|annually)\b|\bp\.?\/?a\b`, 'i'),
    'rent',
    { rent: 1, shortlet: 1 },
  ],
];

/** What a sentence says of the offer, and the sentence without it (HOME-9). */
export function offerSaid(sentence: string): OfferSaid {
  const [offer, offered] = OFFERS.find(([one]) => one.test(sentence)) ?? [];
  const left = (offer && take(sentence, offer)?.rest) ?? sentence;
  const [time, byTime, by] = BY_TIME.find(([one]) => one.test(left)) ?? [];
  const listingType = offered ?? byTime ?? null;
  const isPaidBy = listingType === 'rent' || listingType === 'shortlet' ? listingType : null;
  return {
    rest: (time && take(left, time)?.rest) ?? left,
    listingType,
    times: (isPaidBy && by?.[isPaidBy]) ?? 1,
  };
}
