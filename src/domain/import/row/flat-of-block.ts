import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { Doubt } from '../doubt';

const BLOCK = /\bblocks? of (?:flats?|apartments?)\b/i;
const FLAT_OF_BLOCK =
  /\b[1-6]\s*-?(?:bed(?:room)?s?|bdrms?)\s+blocks? of (?:flats?|apartments?)\b(?!.*\bunits?\b)/i;

/**
 * The doubts of a row but that it is a block of flats, where it is let with the rooms of one: '2bdrm Block
 * of Flats' is what portals call a flat in one.
 */
export function withoutBlockOfFlats(
  doubts: readonly Doubt[],
  { listingType, title }: Pick<PropertyContent, 'listingType' | 'title'>,
): Doubt[] {
  const isFlat = listingType !== 'sale' && FLAT_OF_BLOCK.test(title);
  return isFlat ? doubts.filter(({ text }) => !BLOCK.test(text)) : [...doubts];
}
