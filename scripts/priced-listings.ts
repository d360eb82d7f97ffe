import type { PropertyContent } from '../src/contract/listing/listing-fields.ts';
import type { ListingFile } from '../src/domain/import/read-listing-file.ts';

/** Doubts by which a price is not that of one whole home; what is only high or low is left to the tails. */
const OF_THE_PRICE =
  /^(?:price unclear|price in|price on request|per |sale by|short let not|several|offer|type differs|bedrooms differ)/;

/** What listing files offer whose price is that of one home. */
export function pricedListings(files: readonly ListingFile[]): PropertyContent[] {
  return files.flatMap(({ listings }) =>
    listings
      .filter(({ doubts }) => !doubts.some(({ kind }) => OF_THE_PRICE.test(kind)))
      .map(({ content }) => content),
  );
}
