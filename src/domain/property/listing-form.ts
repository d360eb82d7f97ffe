import type { PropertyContent } from '../../contract/property';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  MAX_ADDRESS,
  MAX_AREA,
  MAX_COUNT,
  MAX_DESCRIPTION,
  OFFICE_TYPES,
  RETAIL_TYPES,
} from '../../contract/property-options';
import type {
  ListingType,
  PropertyCategory,
  PropertyStatus,
  PropertyType,
} from '../../contract/property-options';
import { digits } from '../format/digits';
import { groupDigits } from '../format/group-digits';
import { propertyTitle } from './property-title';

/** The add/edit form as typed (A3): texts in number fields, lists as ticks and free text. */
export type ListingForm = {
  address: string;
  price: string;
  serviceCharge: string;
  cautionFee: string;
  agencyFee: string;
  legalFee: string;
  bedrooms: string;
  bathrooms: string;
  floors: string;
  areaSize: string;
  parkingSpaces: string;
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
  buildingClass: string;
  commercialTenureType: string;
  officeType: string;
  retailType: string;
  yearBuilt: string;
};

/** The defaults of A3. */
export const EMPTY_LISTING_FORM: ListingForm = {
  address: '',
  price: '',
  serviceCharge: '',
  cautionFee: '',
  agencyFee: '',
  legalFee: '',
  bedrooms: '',
  bathrooms: '',
  floors: '',
  areaSize: '',
  parkingSpaces: '',
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
  buildingClass: '',
  commercialTenureType: 'Lease',
  officeType: '',
  retailType: '',
  yearBuilt: '',
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
const COUNTS = [
  ['bedrooms', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['floors', 'Floors'],
  ['parkingSpaces', 'Parking spaces'],
] as const;

/** What keeps the form from being saved (A5), by field. */
export function listingFormErrors(form: ListingForm, now: Date): ListingFormErrors {
  const errors: ListingFormErrors = {};
  if (form.address.trim() === '') errors.address = 'Address is required';
  else if (form.address.trim().length > MAX_ADDRESS)
    errors.address = `Address may have at most ${MAX_ADDRESS} characters`;
  if (Number(digits(form.price)) <= 0) errors.price = 'Price is required';
  if (form.description.trim().length > MAX_DESCRIPTION)
    errors.description = `Description may have at most ${groupDigits(String(MAX_DESCRIPTION))} characters`;
  for (const [key, label] of COUNTS) {
    if (Number(digits(form[key])) > MAX_COUNT)
      errors[key] = `${label} can be at most ${groupDigits(String(MAX_COUNT))}`;
  }
  if (Number(digits(form.areaSize)) > MAX_AREA)
    errors.areaSize = `Area can be at most ${groupDigits(String(MAX_AREA))} square metres`;
  const year = Number(form.yearBuilt);
  if (form.yearBuilt !== '' && (year < FIRST_YEAR || year > now.getFullYear())) {
    errors.yearBuilt = `Year built must be between ${FIRST_YEAR} and ${now.getFullYear()}`;
  }
  return errors;
}

/** The form as the content that is kept and sent; what a category or type does not have is null. */
export function contentFromForm(form: ListingForm): PropertyContent {
  const commercial = form.propertyCategory === 'Commercial';
  const rent = form.listingType === 'rent';
  const bedrooms = commercial ? null : whole(form.bedrooms);
  const address = form.address.trim();
  return {
    title: propertyTitle({ bedrooms, type: form.type, address }).slice(0, 160),
    address,
    price: whole(form.price) ?? 0,
    serviceCharge: rent ? whole(form.serviceCharge) : null,
    cautionFee: rent ? whole(form.cautionFee) : null,
    agencyFee: rent ? whole(form.agencyFee) : null,
    legalFee: rent ? whole(form.legalFee) : null,
    bedrooms,
    bathrooms: whole(form.bathrooms),
    floors: whole(form.floors),
    areaSize: whole(form.areaSize),
    parkingSpaces: whole(form.parkingSpaces),
    type: form.type,
    propertyCategory: form.propertyCategory,
    listingType: form.listingType,
    furnished: !commercial && form.furnished === 'yes',
    keyFeatures: form.keyFeatures,
    amenities: form.amenities,
    description: form.description.trim(),
    location:
      form.lat === '' || form.lng === '' ? null : { lat: Number(form.lat), lng: Number(form.lng) },
    approximateLocation: form.approximateLocation,
    buildingClass: commercial ? choice(form.buildingClass, BUILDING_CLASSES) : null,
    commercialTenureType: commercial ? choice(form.commercialTenureType, COMMERCIAL_TENURES) : null,
    officeType: form.type === 'Office Space' ? choice(form.officeType, OFFICE_TYPES) : null,
    retailType: form.type === 'Retail Space' ? choice(form.retailType, RETAIL_TYPES) : null,
    yearBuilt: whole(form.yearBuilt),
  };
}

/** A kept listing back in the form. */
export function formFromContent(content: PropertyContent, status: PropertyStatus): ListingForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    address: content.address,
    price: text(content.price),
    serviceCharge: text(content.serviceCharge),
    cautionFee: text(content.cautionFee),
    agencyFee: text(content.agencyFee ?? null),
    legalFee: text(content.legalFee ?? null),
    bedrooms: text(content.bedrooms),
    bathrooms: text(content.bathrooms),
    floors: text(content.floors),
    areaSize: text(content.areaSize === null ? null : Math.round(content.areaSize)),
    parkingSpaces: text(content.parkingSpaces),
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
    // A draft or listing kept by a version from before has none.
    approximateLocation: content.approximateLocation ?? false,
    buildingClass: content.buildingClass ?? '',
    commercialTenureType: content.commercialTenureType ?? 'Lease',
    officeType: content.officeType ?? '',
    retailType: content.retailType ?? '',
    yearBuilt: text(content.yearBuilt),
  };
}

function whole(text: string): number | null {
  const kept = digits(text);
  return kept === '' ? null : Number(kept);
}

/** What was chosen, if it is one of the options; a draft of an older version may hold another. */
function choice<Value extends string>(value: string, options: readonly Value[]): Value | null {
  return options.find((option) => option === value) ?? null;
}
