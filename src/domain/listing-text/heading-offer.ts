import type { ListingType } from '../../contract/listing/property-options';
import { isOnlyPlaces } from '../places/is-only-places';

/** Longer than this it is no heading. */
const LONGEST = 60;
/** What a heading says beside an offer and a place. */
const BESIDE =
  /\b(?:updates?|lists?|listings?|propert(?:y|ies)|homes|houses|flats|apartments|available|latest|new|fresh|hot|today['’]?s?|daily|weekly|our|in|for|the|of)\b|[^\p{L}\s'’]/giu;
const OFFERS: readonly [ListingType, RegExp][] = [
  ['shortlet', /\bshort[\s-]?lets?\b/gi],
  ['rent', /\b(?:rents?|rentals?|lettings?)\b/gi],
  ['sale', /\bsales?\b/gi],
];

/**
 * What a line offers that says no more than that, and where: 'RENT UPDATE ABUJA', 'ENUGU RENTALS', 'Ibadan listings
 * (rent)'. Null for any other: 'Rental income', 'Current rent'.
 */
export function headingOffer(line: string): ListingType | null {
  if (line.length > LONGEST || /\d/.test(line)) return null;
  const named = OFFERS.filter(([, words]) => line.search(words) >= 0);
  const [first] = named;
  if (first === undefined || named.length > 1) return null;
  const [offer, words] = first;
  const rest = line.replace(words, ' ').replace(BESIDE, ' ').trim();
  return rest === '' || isOnlyPlaces(rest) ? offer : null;
}

/** What the lines of a text offer that are such headings; null where there are none, or two that differ. */
export function offerOfHeadings(text: string): { value: ListingType; words: string } | null {
  const found = text.split('\n').flatMap((line) => {
    const value = headingOffer(line);
    return value === null ? [] : [{ value, words: line.trim() }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}
