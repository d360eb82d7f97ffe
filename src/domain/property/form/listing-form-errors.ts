import { keysOf } from '../../../contract/listing/listing-fields';
import { propertyContentSchema } from '../../../contract/listing/property';
import { type Problems, problemsIn } from '../../forms/problems-in';
import { hasField } from './has-field';
import { contentFromForm, type ListingForm, NUMBER_KEYS, readNumberField } from './listing-form';

export type ListingFormErrors = Problems<keyof ListingForm>;

const CHOSEN = keysOf('choice', 'option');

export const REQUIRED_MESSAGE = 'Please fill out all required fields: Address, Price, and Type';

/** What keeps the form from being saved, by field: a number that cannot be read, and what the server would have against it. */
export function listingFormErrors(form: ListingForm): ListingFormErrors {
  const problems = problemsIn(propertyContentSchema, contentFromForm(form));
  // What is chosen is one of the options, or one of a later version, which is kept and not sent again.
  for (const key of CHOSEN) delete problems[key];
  return { ...problems, ...unreadNumbers(form) };
}

function unreadNumbers(form: ListingForm): ListingFormErrors {
  return Object.fromEntries(
    NUMBER_KEYS.flatMap((key) => {
      const read = hasField(key, form) ? readNumberField(key, form) : null;
      return read !== null && 'why' in read ? [[key, read.why]] : [];
    }),
  );
}
