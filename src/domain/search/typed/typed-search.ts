import type { ListingType } from '../../../contract/listing/property-options';
import { RADII_KM } from '../../../contract/search/search-options';
import { amountsInDigits } from '../../amounts/amounts-in-digits';
import { withKeyword } from '../keywords';
import {
  hasClause,
  isLedTo,
  type IsPlace,
  leadsToPlace,
  placeIn,
  withoutClause,
} from '../place/place-in';
import type { SearchState } from '../search-state';
import { isCertainKind, kindAsked } from './kind-asked';
import { offerSaid } from './offer-said';
import { pricesAsked } from './prices-asked';
import { roomsAsked } from './rooms-asked';
import { take, without } from './take';
import { takeThings } from './typed-things';

/** A sentence that was typed where a place is asked for, taken apart. */
export type TypedSearch = {
  /** What is left of it: where. */
  place: string;
  filters: Partial<
    Pick<
      SearchState,
      | 'bedroomsMin'
      | 'bedroomsMax'
      | 'bathroomsMin'
      | 'priceMin'
      | 'priceMax'
      | 'sizeMin'
      | 'sizeMax'
      | 'radiusKm'
      | 'type'
      | 'text'
      | 'features'
    >
  >;
  /** What it says that the home is offered for. */
  listingType: ListingType | null;
};

const PHONE =
  /(?:\b(?:call|whatsapp|text|contact)\s*:?\s*)?(?:(?:\+?234|\b0)[\s-]?[789](?:[\s-]?\d){9}|\b0\d{1,2}[\s-]\d{6,8})\b/i;
/** Prices are in naira: another money's number is none. */
const FOREIGN =
  /(?:[$£€]|\busd)\s?\d[\d,.]*\s?[km]?\b|\b\d[\d,.]*\s?[km]?\s?(?:usd|dollars?|pounds?|euros?)\b/i;
/** 'No agency fee', '+ 500k agency', 'legal not more than 10%': what else is paid is no price of the home. */
const FEES =
  /(?:[+&,]\s*|\b(?:no|and|plus)\s+)?(?:\b(?:max(?:imum)?|not?\s+more\s+than)\s+)?(?:₦?\d[\d,.]*\s?[km%]?\s+)?\b(?:agency|agreement|legal|caution)\b(?:\s+(?:fees?|charges?))?(?:\s+(?:max(?:imum)?|not?\s+more\s+than|of|is)?\s*\d+\s?%)?/gi;
const SIZE =
  /(?:\b(?:(?<least>above|over|more than|at least|min(?:imum)?|from|not less than)|(?<most>under|below|less than|at most|max(?:imum)?|up to|not more than))\s+)?(?<![\d,.])(?<size>\d[\d,.]*)\s?(?:(?<sqm>sqm|sq\.?\s?m\w*|square\s+met\w+|m²|m2)|acres?|hectares?)(?![a-z\d])/i;
const KM = /\b(?<km>\d{1,2}(?:\.\d)?)\s?(?:km|kilomet(?:re|er)s?)\b/i;
/** '500,000' is a price, where '500271' behind a place is its postcode. */
const ROUND = /\d,?000\b/;
/** In all of Nigeria. */
const isNowhere = (place: string): boolean => place === '';

/**
 * Reads '2 bedroom flat in Yaba under 3m' as its place and its filters (HOME-9). Null for what is a place alone: a word
 * such as 'House' or 'Land' may be part of a name. It counts beside rooms, a price or an offer, before 'in', and where
 * all else is a known place: 'shop ikeja'.
 * @param isKnown whether a text is known places and no more; without the tables nothing is
 */
export function readTypedSearch(text: string, isKnown: IsPlace = () => false): TypedSearch | null {
  const isPlace = remembering(isKnown);
  if (!ROUND.test(text) && isPlace(text.trim())) return null;
  const sized = sizeAsked(
    without(without(amountsInDigits(text).replace(FEES, ' '), PHONE), FOREIGN),
  );
  const rooms = roomsAsked(sized.rest, isPlace);
  const offer = offerSaid(rooms.rest);
  const prices = pricesAsked(offer.rest, {
    isPlace,
    isByNight: offer.listingType === 'shortlet',
  });
  const things = takeThings(prices.rest);
  const filters: TypedSearch['filters'] = {
    ...sized.filters,
    ...rooms.filters,
    ...priceFilters(prices, offer.times),
  };
  let rest = things.rest;
  const hasSaidMore = rest !== prices.rest || hasClause(rest);
  const kind = kindAsked(rest, filters.bedroomsMin !== undefined);
  const isSaid =
    Object.keys(filters).length > 0 ||
    offer.listingType !== null ||
    hasSaidMore ||
    isCertainKind(rest) ||
    leadsToPlace(rest) ||
    [isNowhere, isPlace].some((is) => is(placeIn(kind.rest, isPlace)));
  if (isSaid) {
    rest = kind.rest;
    Object.assign(filters, kind.filters);
  }
  const words = [filters.text ?? '', things.text]
    .filter((one) => one !== '')
    .reduce(withKeyword, '');
  if (words !== '') filters.text = words;
  if (things.features !== '') filters.features = things.features;
  const place = placeIn(withoutClause(rest, isPlace), isPlace);
  const hasAsked =
    Object.keys(filters).length > 0 ||
    offer.listingType !== null ||
    hasSaidMore ||
    rest !== things.rest;
  // 'A place to stay near Unilag' asks for no more than that place.
  if (!hasAsked && !(isLedTo(text) && isPlace(place))) return null;
  return {
    place,
    filters: { ...filters, ...farAsked(rest) },
    listingType: offer.listingType,
  };
}

/** The same words are asked about more than once, and each asking looks through the tables. */
function remembering(isKnown: IsPlace): IsPlace {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? isKnown(text);
    known.set(text, answer);
    return answer;
  };
}

/** A size that is a limit, in square metres; one that is not, or in acres, limits nothing and is of no place. */
function sizeAsked(sentence: string): { rest: string; filters: TypedSearch['filters'] } {
  const size = take(sentence, SIZE);
  if (size === null) return { rest: sentence, filters: {} };
  const { least, most, sqm, size: digits = '' } = size.said;
  const end = least !== undefined ? 'sizeMin' : most !== undefined ? 'sizeMax' : null;
  const isLimit = end !== null && sqm !== undefined;
  return {
    rest: size.rest,
    filters: isLimit ? { [end]: String(Math.round(Number(digits.replaceAll(',', '')))) } : {},
  };
}

const priceFilters = (
  { least, most }: { least?: number; most?: number },
  times: number,
): TypedSearch['filters'] => ({
  ...(least === undefined ? {} : { priceMin: String(Math.round(least * times)) }),
  ...(most === undefined ? {} : { priceMax: String(Math.round(most * times)) }),
});

/** 'Within 4 km of' a place, as the least of the distances to choose from that is as far, or as the farthest. */
function farAsked(sentence: string): TypedSearch['filters'] {
  const km = Number(take(sentence, KM)?.said['km'] ?? 0);
  const radius = RADII_KM.find((each) => each >= km) ?? RADII_KM.at(-1);
  return km === 0 ? {} : { radiusKm: String(radius) };
}
