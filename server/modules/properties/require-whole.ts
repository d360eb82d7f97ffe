import {
  FIELD_KEYS,
  fieldOf,
  type KeptContent,
  type PropertyContent,
} from '../../../src/contract/listing/listing-fields';
import { labelOf } from '../../../src/domain/property/words/label-of';
import { wholeContent } from '../../../src/domain/property/form/whole-content';
import { ProblemError } from '../../plugins/problem-error';

/**
 * A new listing from what a client of any version sent of it.
 * @throws ProblemError of the first field that every version has and that is not there
 */
export function requireWhole(content: KeptContent): PropertyContent {
  for (const key of FIELD_KEYS) {
    const field = fieldOf(key);
    if (content[key] !== undefined || field.since !== undefined) continue;
    const why = 'required' in field ? field.required : undefined;
    throw new ProblemError(422, 'invalid', why ?? `${labelOf(field)} is required`, { field: key });
  }
  return wholeContent(content);
}
