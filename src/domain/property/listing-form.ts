import {
  fieldOf,
  keysOf,
  LISTING_FIELDS,
  NUMBER_KINDS,
  type NumberKey,
  type OptionKey,
  type PropertyContent,
} from '../../contract/listing-fields';
import {
  type ListingType,
  MAX_ADDRESS,
  MAX_AREA,
  MAX_COUNT,
  MAX_DESCRIPTION,
  MAX_TITLE,
  type PropertyCategory,
  type PropertyStatus,
  type PropertyType,
} from '../../contract/property-options';
import { recordOf } from '../../contract/record-of';
import { digits } from '../format/digits';
import { groupDigits } from '../format/group-digits';
import { hasField } from './has-field';
import { propertyTitle } from './property-title';

export const NUMBER_KEYS: readonly NumberKey[] = keysOf(...NUMBER_KINDS);
export const OPTION_KEYS: readonly OptionKey[] = keysOf('option');

/** The add/edit form as typed (A3): texts in number fields, lists as ticks and free text. */
export type ListingForm = Record<NumberKey | OptionKey, string> & {
  address: string;
  type: PropertyType;
  propertyCategory: PropertyCategory;
  listingType: ListingType;
  status: PropertyStatus;
  furnished: 'yes' | 'no';
  keyFeatures: string[];
  amenities: string[];
  description: string;
  lat: string;
  lng: string;
  approximateLocation: boolean;
};

/** The defaults of A3. */
export const EMPTY_LISTING_FORM: ListingForm = {
  ...recordOf(NUMBER_KEYS, () => ''),
  ...recordOf(OPTION_KEYS, firstOption),
  address: '',
  type: 'Apartment',
  propertyCategory: 'Residential',
  listingType: 'sale',
  status: 'Active',
  furnished: 'no',
  keyFeatures: [],
  amenities: [],
  description: '',
  lat: '',
  lng: '',
  approximateLocation: false,
};

/** Changing the category resets the type (A4) and the ticks that belong to the other one. */
export function withCategory(form: ListingForm, category: PropertyCategory): ListingForm {
  return {
    ...form,
    propertyCategory: category,
    type: category === 'Commercial' ? 'Office Space' : 'Apartment',
    keyFeatures: [],
    amenities: [],
  };
}

/** Whether anything was typed that would be missed. */
export function isUntouched(form: ListingForm): boolean {
  return JSON.stringify(form) === JSON.stringify(EMPTY_LISTING_FORM);
}

export type ListingFormErrors = Partial<Record<keyof ListingForm, string>>;

export const REQUIRED_MESSAGE = 'Please fill out all required fields: Address, Price, and Type';
const FIRST_YEAR = 1900;

/** What keeps the form from being saved (A5), by field. */
export function listingFormErrors(form: ListingForm, now: Date): ListingFormErrors {
  const errors: ListingFormErrors = {};
  if (form.address.trim() === '') errors.address = 'Address is required';
  else if (form.address.trim().length > MAX_ADDRESS)
    errors.address = `Address may have at most ${MAX_ADDRESS} characters`;
  if (form.description.trim().length > MAX_DESCRIPTION)
    errors.description = `Description may have at most ${groupDigits(String(MAX_DESCRIPTION))} characters`;
  for (const key of NUMBER_KEYS) {
    const error = numberError(key, digits(form[key]), now);
    if (error !== null) errors[key] = error;
  }
  return errors;
}

function numberError(key: NumberKey, text: string, now: Date): string | null {
  const field = fieldOf(key);
  const { kind, label } = field;
  if (kind === 'naira' && field.required !== undefined && Number(text) <= 0) return field.required;
  if (text === '') return null;
  const value = Number(text);
  switch (kind) {
    case 'count':
      return value > MAX_COUNT ? `${label} can be at most ${groupDigits(String(MAX_COUNT))}` : null;
    case 'area':
      return value > MAX_AREA
        ? `${label} can be at most ${groupDigits(String(MAX_AREA))} square metres`
        : null;
    case 'year':
      return value < FIRST_YEAR || value > now.getFullYear()
        ? `${label} must be between ${FIRST_YEAR} and ${now.getFullYear()}`
        : null;
    default:
      // An amount has at most fifteen digits, which is less than the most that is taken.
      return null;
  }
}

/** The form as the content that is kept and sent; what a category or type does not have is null. */
export function contentFromForm(form: ListingForm): PropertyContent {
  const address = form.address.trim();
  const numbers = recordOf(NUMBER_KEYS, (key) => (hasField(key, form) ? whole(form[key]) : null));
  const { bedrooms } = numbers;
  return {
    ...numbers,
    ...optionsOf(form),
    title: propertyTitle({ bedrooms, type: form.type, address }).slice(0, MAX_TITLE),
    address,
    price: numbers.price ?? 0,
    type: form.type,
    propertyCategory: form.propertyCategory,
    listingType: form.listingType,
    furnished: hasField('furnished', form) && form.furnished === 'yes',
    keyFeatures: form.keyFeatures,
    amenities: form.amenities,
    description: form.description.trim(),
    location:
      form.lat === '' || form.lng === '' ? null : { lat: Number(form.lat), lng: Number(form.lng) },
    approximateLocation: form.approximateLocation,
  };
}

/** A kept listing back in the form. */
export function formFromContent(content: PropertyContent, status: PropertyStatus): ListingForm {
  return {
    ...recordOf(NUMBER_KEYS, (key) => numberText(content[key])),
    ...recordOf(OPTION_KEYS, (key) => content[key] ?? firstOption(key)),
    address: content.address,
    type: content.type,
    propertyCategory: content.propertyCategory,
    listingType: content.listingType,
    status,
    furnished: content.furnished ? 'yes' : 'no',
    keyFeatures: content.keyFeatures,
    amenities: content.amenities,
    description: content.description,
    lat: content.location === null ? '' : String(content.location.lat),
    lng: content.location === null ? '' : String(content.location.lng),
    approximateLocation: content.approximateLocation,
  };
}

/** A listing that was kept before a field came has none of it. */
const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Math.round(value));

function whole(text: string): number | null {
  const kept = digits(text);
  return kept === '' ? null : Number(kept);
}

function firstOption(key: OptionKey): string {
  const field = fieldOf(key);
  return field.kind === 'option' ? (field.first ?? '') : '';
}

/** What was chosen where the listing has such a thing; a draft of an older version may hold what is no option. */
function optionsOf(form: ListingForm): Pick<PropertyContent, OptionKey> {
  const isOption = (key: OptionKey) => LISTING_FIELDS[key].options.some((one) => one === form[key]);
  const chosen = recordOf(OPTION_KEYS, (key) =>
    hasField(key, form) && isOption(key) ? form[key] : null,
  );
  // Each is an option of its own field, or null.
  return chosen as Pick<PropertyContent, OptionKey>;
}
