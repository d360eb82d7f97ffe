import type { PropertyContent } from '../src/contract/listing/listing-fields.ts';
import { readListingFile } from '../src/domain/import/read-listing-file.ts';

/** Doubts by which a price is not that of one whole home; what is only high or low is left to the tails. */
const OF_THE_PRICE =
  /^(?:price unclear|price in|per |sale by|short let not|several|offer|type differs|bedrooms differ)/;

/** What listing files offer whose price is that of one home. */
export function readPricedListings(
  files: readonly { offer: 'rent' | 'sale'; text: string }[],
): PropertyContent[] {
  return files.flatMap(({ offer, text }) =>
    readListingFile(text, { defaultListingType: offer, now: new Date() })
      .listings.filter(({ doubts }) => !doubts.some(({ kind }) => OF_THE_PRICE.test(kind)))
      .map(({ content }) => content),
  );
}
