import { isSameJson } from '../../is-same-json';
import {
  fieldOf,
  keysOf,
  LISTING_FIELDS,
  NUMBER_KINDS,
  type NumberKey,
  type OptionKey,
  type PropertyContent,
} from '../../../contract/listing/listing-fields';
import type { PropertyCategory, ToldStatus } from '../../../contract/listing/property-options';
import { recordOf } from '../../../contract/record-of';
import { type ReadAmount, readAmount } from '../../amounts/read-amount';
import { readArea } from '../../amounts/read-area';
import { type ReadNumber, readCount, readYear } from '../../amounts/read-number';
import { hasField } from './has-field';
import { areaOfAddress, namesStreetOf } from '../area-of-address';
import { propertyTitle } from './property-title';

export const NUMBER_KEYS: readonly NumberKey[] = keysOf(...NUMBER_KINDS);
export const OPTION_KEYS: readonly OptionKey[] = keysOf('option');

/** The add/edit form as typed: texts in number fields, lists as ticks and free text. */
export type ListingForm = Record<NumberKey | OptionKey, string> & {
  address: string;
  type: PropertyContent['type'];
  propertyCategory: PropertyContent['propertyCategory'];
  listingType: PropertyContent['listingType'];
  status: ToldStatus;
  furnished: 'yes' | 'no';
  keyFeatures: string[];
  amenities: string[];
  description: string;
  lat: string;
  lng: string;
  approximateLocation: boolean;
  inspectionFeeComesOff: boolean;
};

/** The defaults of the form. */
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
  inspectionFeeComesOff: false,
};

/** Changing the category resets the type and the ticks that belong to the other one. */
export function withCategory(form: ListingForm, category: PropertyCategory): ListingForm {
  return {
    ...form,
    ...recordOf(OPTION_KEYS, firstOption),
    propertyCategory: category,
    type: category === 'Commercial' ? 'Office Space' : 'Apartment',
    keyFeatures: [],
    amenities: [],
  };
}

/** Whether anything was typed that would be missed. */
export function isUntouched(form: ListingForm): boolean {
  return isSameJson(form, EMPTY_LISTING_FORM);
}

/** The form as the content that is kept and sent; what a category or type does not have is null. */
export function contentFromForm(form: ListingForm): PropertyContent {
  const address = form.address.trim();
  const numbers = recordOf(NUMBER_KEYS, (key) => numberOf(key, form));
  return {
    ...numbers,
    ...optionsOf(form),
    title: madeTitle({ ...form, bedrooms: numbers.bedrooms, address }),
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
    inspectionFeeComesOff: form.inspectionFeeComesOff && (numbers.inspectionFee ?? 0) > 0,
  };
}

/** The title that is made of a listing, which names no street of one that is shown only about. */
export function madeTitle({
  bedrooms,
  type,
  address,
  approximateLocation,
}: Pick<PropertyContent, 'bedrooms' | 'type' | 'address' | 'approximateLocation'>): string {
  const place = approximateLocation ? areaOfAddress(address) : address;
  return propertyTitle({ bedrooms, type, address: place });
}

/**
 * An edited listing with the title that it had, while nothing that makes one has changed; shown only about, it
 * has none that names its street.
 */
export function withKnownTitle(
  content: PropertyContent,
  before?: PropertyContent,
): PropertyContent {
  const isSame =
    before !== undefined &&
    before.bedrooms === content.bedrooms &&
    before.type === content.type &&
    before.address === content.address &&
    !(content.approximateLocation && namesStreetOf(content.address, before.title));
  return isSame ? { ...content, title: before.title } : content;
}

/** A kept listing back in the form. */
export function formFromContent(content: PropertyContent, status: ToldStatus): ListingForm {
  return {
    ...recordOf(NUMBER_KEYS, (key) => numberText(content[key])),
    // 0 is that there is none yet.
    price: content.price > 0 ? String(content.price) : '',
    // Nothing was chosen, or is known here: an untouched form says nothing of it either.
    ...recordOf(OPTION_KEYS, (key) => content[key] ?? ''),
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
    inspectionFeeComesOff: content.inspectionFeeComesOff,
  };
}

/** A listing that was kept before a field came has none of it. */
const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const READERS: Record<(typeof NUMBER_KINDS)[number], (text: string) => ReadAmount | ReadNumber> = {
  naira: readAmount,
  count: readCount,
  area: readArea,
  year: readYear,
};

/** A number field as it is read, or why it cannot be; null where it is empty. */
export function readNumberField(
  key: NumberKey,
  form: ListingForm,
): { value: number } | { why: string } | null {
  const read = READERS[LISTING_FIELDS[key].kind](form[key]);
  if (read === null || 'why' in read) return read;
  return { value: 'naira' in read ? read.naira : read.number };
}

function numberOf(key: NumberKey, form: ListingForm): number | null {
  const read = hasField(key, form) ? readNumberField(key, form) : null;
  return read !== null && 'value' in read ? read.value : null;
}

function firstOption(key: OptionKey): string {
  const field = fieldOf(key);
  return field.kind === 'option' ? (field.first ?? '') : '';
}

/** What was chosen where the listing has such a thing, or of a later version and kept; null where nothing was. */
function optionsOf(form: ListingForm): Pick<PropertyContent, OptionKey> {
  const chosen = recordOf(OPTION_KEYS, (key) =>
    hasField(key, form) && form[key] !== '' ? form[key] : null,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is an option of its own field, one of a later version, or null
  return chosen as Pick<PropertyContent, OptionKey>;
}
