import {
  FIELD_KEYS,
  type KeptContent,
  type PropertyContent,
} from '../../../contract/listing/listing-fields';
import { recordOf } from '../../../contract/record-of';
import { wholeContent } from './whole-content';

/** The fields of a listing that its owner edits, all of them and no others. */
export function contentOf(listing: KeptContent): PropertyContent {
  const whole = wholeContent(listing);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key with its own value, and no key is left out
  return recordOf(FIELD_KEYS, (key) => whole[key]) as PropertyContent;
}
