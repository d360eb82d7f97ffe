import { propertyContentSchema } from '../../contract/property';
import { type Problems, problemsIn } from '../forms/problems-in';
import { hasField } from './has-field';
import { contentFromForm, type ListingForm, NUMBER_KEYS, readNumberField } from './listing-form';

export type ListingFormErrors = Problems<keyof ListingForm>;

export const REQUIRED_MESSAGE = 'Please fill out all required fields: Address, Price, and Type';

/** What keeps the form from being saved (A5), by field: a number that cannot be read, and what the server would have against it. */
export function listingFormErrors(form: ListingForm): ListingFormErrors {
  return { ...problemsIn(propertyContentSchema, contentFromForm(form)), ...unreadNumbers(form) };
}

function unreadNumbers(form: ListingForm): ListingFormErrors {
  return Object.fromEntries(
    NUMBER_KEYS.flatMap((key) => {
      const read = hasField(key, form) ? readNumberField(key, form) : null;
      return read !== null && 'why' in read ? [[key, read.why]] : [];
    }),
  );
}
