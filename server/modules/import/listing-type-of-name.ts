import type { ListingType } from '../../../src/contract/listing/property-options';

const RENTED: readonly string[] = [
  'rent',
  'rents',
  'rental',
  'rentals',
  'let',
  'lets',
  'tolet',
  'letting',
  'lettings',
];

/** What the rows of a file without any hint are, by the words of its name: 'ToLet_2026.csv' holds rents, 'outlet.csv' none. */
export function listingTypeOfName(name: string): ListingType {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (/\bshort ?lets?\b/.test(words.join(' '))) return 'shortlet';
  return words.some((word) => RENTED.includes(word)) ? 'rent' : 'sale';
}
