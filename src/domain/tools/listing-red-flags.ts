import { DAY_MS } from '../dates/milliseconds';
import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../format/format-naira';
import { distanceKm } from '../places/distance-km';
import { resolvePlace } from '../places/resolve-place';
import { isCommercial } from '../property/is-commercial';
import { moveInTotal } from '../property/price/move-in-total';

/** A red flag that the listing itself shows, and by what. */
type ListingRedFlag = { flag: string; because: string };

export type ListingCheck = {
  found: ListingRedFlag[];
  /** Homes the price was compared with; 0 when there were too few. */
  comparedWith: number;
};

/** Homes within so many kilometres are of the same area. */
const AREA_KM = 5;
/** With fewer homes a median tells nothing. */
const FEWEST_TO_COMPARE = 5;
/** A price below this share of the median is far under it. */
const FAR_BELOW = 0.6;
const OLD_DAYS = 180;
/** Shorter descriptions say nothing, and are alike by chance. */
const SHORT_TEXT = 40;
const COPIED_TEXT = 80;

/**
 * The red flags of the scam detector that a listing answers by itself (TOOL-3), against the other
 * listings known: price far under the median of its area, photos or text of other agents, no exact
 * address, nothing said, an agent not verified, fees over a tenth of the rent, a very old listing.
 * @param now milliseconds
 */
export function listingRedFlags(
  listing: Listing,
  others: readonly Listing[],
  now: number,
): ListingCheck {
  const elsewhere = others.filter(({ id }) => id !== listing.id);
  const prices = elsewhere
    .filter((other) => isComparable(listing, other))
    .map(({ price }) => price);
  const strangers = elsewhere.filter((other) => other.agent.id !== listing.agent.id);
  const found = [
    priceFlag(listing, prices),
    photoFlag(listing, strangers),
    textFlag(listing, strangers),
    addressFlag(listing),
    listing.agent.verified
      ? null
      : {
          flag: 'no-verifiable-identity',
          because: `${listing.agent.company} is not verified here.`,
        },
    feeFlag(listing),
    ageFlag(listing, now),
  ].filter((flag) => flag !== null);
  return { found, comparedWith: prices.length < FEWEST_TO_COMPARE ? 0 : prices.length };
}

function isComparable(listing: Listing, other: Listing): boolean {
  return (
    other.listingType === listing.listingType &&
    other.bedrooms === listing.bedrooms &&
    // Where nobody counts bedrooms, only the same kind is alike: no plot is a shop.
    (listing.bedrooms !== null || other.type === listing.type) &&
    isCommercial(other) === isCommercial(listing) &&
    listing.location !== null &&
    other.location !== null &&
    distanceKm(listing.location, other.location) <= AREA_KM
  );
}

function priceFlag(listing: Listing, prices: number[]): ListingRedFlag | null {
  if (prices.length < FEWEST_TO_COMPARE) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  const median = (lower + upper) / 2;
  if (listing.price >= median * FAR_BELOW) return null;
  return {
    flag: 'price-far-below-area',
    because: `${formatNaira(listing.price)} against a median of ${formatNaira(Math.round(median))} for ${prices.length} like it within ${AREA_KM} km.`,
  };
}

/** A photo's address is made from its content: the same photo has the same. */
function photoFlag(listing: Listing, strangers: Listing[]): ListingRedFlag | null {
  const own = new Set(listing.images.map(({ medium }) => medium));
  const other = strangers.find(({ images }) => images.some(({ medium }) => own.has(medium)));
  if (other === undefined) return null;
  return {
    flag: 'photos-used-elsewhere',
    because: `The same photo is in "${other.title}" of ${other.agent.company}.`,
  };
}

function textFlag(listing: Listing, strangers: Listing[]): ListingRedFlag | null {
  const flag = 'vague-description';
  const text = plain(listing.description);
  if (text.length < SHORT_TEXT)
    return { flag, because: 'The description says next to nothing about the home.' };
  const other =
    text.length < COPIED_TEXT
      ? undefined
      : strangers.find(({ description }) => plain(description) === text);
  if (other === undefined) return null;
  return { flag, because: `The same text is in "${other.title}" of ${other.agent.company}.` };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function addressFlag(listing: Listing): ListingRedFlag | null {
  // A number or a street is exact enough, whatever the gazetteer knows of it.
  if (/\d|street|road|avenue|close|crescent|drive|\bway\b|lane/i.test(listing.address)) return null;
  const precision = resolvePlace(listing.address)?.precision;
  if (precision !== 'town' && precision !== 'lga' && precision !== 'state') return null;
  return { flag: 'no-exact-address', because: `"${listing.address}" names no street or estate.` };
}

function feeFlag(listing: Listing): ListingRedFlag | null {
  const dear = moveInTotal(listing)
    ?.items.filter(({ isDear }) => isDear)
    .toSorted((a, b) => b.amount - a.amount)[0];
  if (dear === undefined) return null;
  return {
    flag: 'fees-not-itemised',
    because: `${dear.label}: ${formatNaira(dear.amount)}. ${dear.warning}`,
  };
}

function ageFlag(listing: Listing, now: number): ListingRedFlag | null {
  if (listing.publishedAt === null) return null;
  const days = Math.floor((now - Date.parse(listing.publishedAt)) / DAY_MS);
  if (days <= OLD_DAYS) return null;
  return { flag: 'keeps-reappearing', because: `It was listed ${days} days ago.` };
}
