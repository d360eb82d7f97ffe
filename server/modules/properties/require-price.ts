import { LISTING_FIELDS } from '../../../src/contract/listing/listing-fields';
import { ProblemError } from '../../plugins/problem-error';

/**
 * Holds what is published to having a price: a draft of a file may lack one.
 * @throws ProblemError of the field where there is none
 */
export function requirePrice({ price }: { price: number }): void {
  if (price < 1)
    throw new ProblemError(422, 'invalid', LISTING_FIELDS.price.required, { field: 'price' });
}
