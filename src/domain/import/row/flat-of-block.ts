import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { Doubt } from '../doubt';

const BLOCK = /\bblocks? of (?:flats?|apartments?)\b/i;
const MOST_ROOMS = 6;

/**
 * The doubts of a row but that it is a block of flats, where it is let with the rooms of one: '2bdrm Block
 * of Flats' is what portals call a flat in one.
 */
export function withoutBlockOfFlats(
  doubts: readonly Doubt[],
  { listingType, bedrooms }: Pick<PropertyContent, 'listingType' | 'bedrooms'>,
): Doubt[] {
  const isFlat = listingType !== 'sale' && bedrooms !== null && bedrooms <= MOST_ROOMS;
  return isFlat ? doubts.filter(({ text }) => !BLOCK.test(text)) : [...doubts];
}
