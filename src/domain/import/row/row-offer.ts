import type { ListingType } from '../../../contract/listing/property-options';
import { type Found, SURE } from '../../listing-text/found';
import { offerByUnit } from '../../listing-text/offer-by-unit';
import type { ReadOffer } from '../../listing-text/read-offer';
import type { PriceUnit } from '../../listing-text/read-price';
import { OFFERS } from '../../property/price/offers';
import { type Doubt, DOUBT_LABELS } from '../doubt';

type RowOffer = {
  listingType: ListingType;
  doubts: Doubt[];
  /** Nothing in the row says what it is offered for: it was taken for what such rows are. */
  isFallback: boolean;
};

const COLUMN_WORDS: readonly [ReadOffer, RegExp][] = [
  ['joint venture', /joint|\bjv\b/i],
  ['shortlet', /short|^\W*s\/?t?l\W*$/i],
  ['lease', /lease/i],
  ['rent', /(?<!cur|pa)rent|\blets?\b|\blettings?\b|^\W*t\W?l\W*$/i],
  ['sale', /sale|sell|buy|outright|purchas|^\W*f\W?s\W*$/i],
];
/** What such a column is used for instead: that it can be had says nothing of the offer. */
const NO_OFFER =
  /(?<!\b(?:un|de|in|not\s))(?:avail|activ|vacant|\bland\b|\bopen\b|\bnew\b|ready|live|publish|draft)|^\W*(?:yes|no|ok|n\/?a|nil|none)?\W*$/i;
/** Told apart by few: a column that says one and a text that says the other do not contradict. */
const LETS: readonly ReadOffer[] = ['rent', 'lease'];

/**
 * What a row offers: its column decides, then its text, then what the price is for, then what rows of
 * the file are. Where they contradict, and where it is a joint venture, that is a doubt.
 */
export function rowOffer(
  column: string,
  text: Found<ReadOffer> | null,
  unit: PriceUnit | null,
  fallback: ListingType,
  /** What else may say it, where its column does not: 'Available for rent', the heading above it. */
  others: readonly string[] = [],
): RowOffer {
  const columns = [column, ...others].flatMap((words) => {
    const offer = offerOf(words);
    return offer === null ? [] : [{ offer, words: words.trim() }];
  });
  const said = columns[0]?.offer ?? null;
  const read = text !== null && text.confidence >= SURE ? text.value : null;
  const byUnit = offerByUnit(unit);
  // A column of rents holds the short lets too.
  const offer =
    said === 'rent' && (unit === 'night' || read === 'shortlet')
      ? 'shortlet'
      : (said ?? read ?? byUnit ?? fallback);
  const doubts: Doubt[] = [];
  if (offer === 'joint venture' || read === 'joint venture')
    doubts.push({ kind: 'joint venture', text: DOUBT_LABELS['joint venture'] });
  const listingType = offer === 'joint venture' ? 'sale' : offer;
  if (
    said !== null &&
    read !== null &&
    read !== 'joint venture' &&
    read !== listingType &&
    !(LETS.includes(read) && LETS.includes(listingType))
  )
    doubts.push({
      kind: 'offer differs',
      text: `The file says ${OFFERS[listingType].words}, its text '${text?.words}'`,
    });
  if (columns.length === 0 && read === null && byUnit === null && !NO_OFFER.test(column))
    doubts.push({
      kind: 'offer unclear',
      text: `The file says '${column.trim()}', and neither sale nor rent`,
    });
  const other = columns.find((one) => isAnother(one.offer, said));
  if (other !== undefined && doubts.every(({ kind }) => kind !== 'offer differs'))
    doubts.push({
      kind: 'offer differs',
      text: `The file says '${columns[0]?.words}' and '${other.words}'`,
    });
  if (listingType === 'sale' && byUnit !== null)
    doubts.push({ kind: 'sale by time', text: `It is for sale, and its price is per ${unit}` });
  const isFallback = said === null && read === null && byUnit === null;
  return { listingType, doubts, isFallback };
}

/** Whether one column says something else than another: a sale is no rent, whatever the rent is called. */
function isAnother(one: ReadOffer, other: ReadOffer | null): boolean {
  return other !== null && [one, other].includes('sale') && one !== other;
}

const offerOf = (column: string) => COLUMN_WORDS.find(([, word]) => word.test(column))?.[0] ?? null;

/** What the name of the column of prices says of a row that does not say it elsewhere. */
export const offerByPrice = (said: string | undefined): ListingType | undefined =>
  said === 'rent' || said === 'sale' ? said : undefined;

const OF_LINK: readonly [ListingType, RegExp][] = [
  ['sale', /\bsale\b/i],
  ['rent', /\b(?:rent|to-let)\b/i],
  ['lease', /\blease\b/i],
  ['shortlet', /\bshort-?let\b/i],
];

/** What the address of an advert alone says that it offers: '…/for-sale/flats-apartments/…'; 'sale-and-rent' says neither. */
export function offerOfLink(link: string): ListingType | undefined {
  if (!/^https?:/.test(link)) return undefined;
  const [only, ...others] = OF_LINK.filter(([, word]) => word.test(link));
  return others.length === 0 ? only?.[0] : undefined;
}
