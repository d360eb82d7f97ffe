import { readOffer } from '../listing-text/read-offer';
import { readType } from '../listing-text/read-type';
import { readPrices } from '../listing-text/read-price-in-text';
import { findMentions } from '../places/find-mentions';
import { isOneHome } from './is-one-home';

/** What is told beside the price: 'Total package: 900k', 'Land alone is worth 90m', 'Last price 75m', 'Inspection fee'. */
const BESIDE_PRICE =
  /\b(?:total|last|net|now|promo|fees?|charges?|monthly|yearly|per (?:sqm|plot|room|bed\w*|shop|flat|unit|term)|alone|only|use|worth|was|inspection|furnished|all in)\b/i;
/** 'Property type: Flat', 'Land: 300sqm': a label of the home above it. */
const LABEL =
  /^\W*(?:property|house|apartment|building)?\s*(?:type|category|kind)\b|^\W*land\s*(?:size|area)?\s*:/i;
/** 'Self contain', 'Shop to let': more words tell of the home above. */
const MOST_WORDS = 3;

/**
 * Whether a line that names a kind of home, with its price in the next, begins another home, and tells nothing of the
 * one above it: it says where or for what it is, or is of another kind and says no more.
 */
export function isAnotherHome(line: string, next: string, above: string): boolean {
  if (LABEL.test(line) || BESIDE_PRICE.test(`${line} ${next}`)) return false;
  if (isSaidAgain(line, next, above)) return false;
  if (!isOneHome(above) || readOffer('', line) !== null || findMentions(line).length > 0)
    return true;
  const words = line.match(/\p{L}+/gu)?.length ?? 0;
  return words <= MOST_WORDS && readType('', line)?.value.type !== readType('', above)?.value.type;
}

/** '4 bedroom duplex in Ikate 150m', and below it 'Detached duplex in Ikate, Lekki', 'Price: 150m'. */
function isSaidAgain(line: string, next: string, above: string): boolean {
  const priceIn = (text: string) => readPrices(text).price?.value ?? null;
  const price = priceIn(`${line}\n${next}`);
  if (price === null || price !== priceIn(above)) return false;
  if (readType('', line)?.value.type !== readType('', above)?.value.type) return false;
  const placesIn = (text: string) => findMentions(text).flatMap(({ places }) => places);
  const [named, there] = [placesIn(line), placesIn(above)];
  return named.length === 0 || named.some((place) => there.includes(place));
}
