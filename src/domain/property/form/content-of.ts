import {
  FIELD_KEYS,
  type KeptContent,
  type PropertyContent,
} from '../../../contract/listing/listing-fields';
import { wholeOf } from '../../../contract/record-of';
import { wholeContent } from './whole-content';

/** The fields of a listing that its owner edits, all of them and no others. */
export function contentOf(listing: KeptContent): PropertyContent {
  const whole = wholeContent(listing);
  return wholeOf<PropertyContent>(FIELD_KEYS, (key) => whole[key]);
}
