import type { ListingType } from '../../../src/contract/listing/property-options';

/** 'rentals', 'rentlistings', 'forrent' and 'lets', but no 'current', 'parent', 'outlet' and 'complete'. */
const RENTED = /^(for|to)?rent|^(to)?let(s|tings?)?$/;

/** What the rows of a file without any hint are, by the words of its name: 'ToLet_2026.csv' holds rents, 'outlet.csv' none. */
export function listingTypeOfName(name: string): ListingType {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (/\bshort ?let(s|tings?)?\b/.test(words.join(' '))) return 'shortlet';
  return words.some((word) => RENTED.test(word)) ? 'rent' : 'sale';
}
