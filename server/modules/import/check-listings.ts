import { propertyDraftSchema } from '../../../src/contract/listing/property';
import { addRefusal } from '../../../src/domain/import/add-refusal';
import type { ListingFile } from '../../../src/domain/import/read-listing-file';

/**
 * The file with only the listings that the API can answer with; the others become refusals. The
 * rules of the domain should leave none: one bad row in the database would break every page it is on.
 */
export function checkListings(file: ListingFile): ListingFile {
  const refusals = new Map(file.refusals.map((refusal) => [refusal.reason, refusal]));
  const listings = file.listings.flatMap((listing) => {
    const result = propertyDraftSchema.safeParse(listing.content);
    if (result.success) return [{ ...listing, content: result.data }];
    const [issue] = result.error.issues;
    addRefusal(refusals, {
      reason: `${issue?.path.join('.') || 'listing'} not valid (${issue?.message ?? 'unknown'})`,
      line: listing.line,
      value: listing.content.title,
    });
    return [];
  });
  return {
    ...file,
    listings,
    refusals: [...refusals.values()].sort((a, b) => b.count - a.count),
  };
}
