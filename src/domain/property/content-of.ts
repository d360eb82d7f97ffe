import { FIELD_KEYS, type PropertyContent } from '../../contract/listing-fields';
import { recordOf } from '../../contract/record-of';

/** The fields of a listing that its owner edits, and no others. */
export function contentOf(listing: PropertyContent): PropertyContent {
  // Each key with its own value: the types are those of the listing.
  return recordOf(FIELD_KEYS, (key) => listing[key]) as PropertyContent;
}
