import type { OtherOption } from '../answered-option';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  LISTING_TYPES,
  MAX_ADDRESS,
  MAX_DESCRIPTION,
  MAX_TITLE,
  OFFICE_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_TYPES,
  type PropertyType,
  RETAIL_TYPES,
} from './property-options';

/** What a field holds: its type, its limits and its form control follow from it. */
type Kind =
  | { kind: 'line'; max: number; required?: string /** It may have line breaks. */; lines?: true }
  /** Whole naira. */
  | { kind: 'naira'; required?: string }
  | { kind: 'count' }
  /** Square metres. */
  | { kind: 'area' }
  | { kind: 'year' }
  | { kind: 'choice'; options: readonly string[] }
  /** A choice that may be left open; in a new form it is `first`. */
  | { kind: 'option'; options: readonly string[]; first?: string }
  | { kind: 'flag' }
  | { kind: 'list' }
  | { kind: 'point' };

export type FieldDefinition = Kind & {
  /** What it is called in the form, in conflicts and in errors. */
  label: string;
  /** Its column on the server; null where it is kept in several. */
  column: string | null;
  /** The listings that have it; on others it is null. */
  only?: 'rent' | 'residential' | 'commercial' | { type: PropertyType };
  /**
   * The version of the API that first had it (`api-version.ts`): what an older one wrote does without.
   * Absent: every version has had it, and what lacks it is no listing.
   */
  since?: number;
};

/**
 * What an owner says of a listing, each field once, in the order of the form. The schema, the
 * server's columns, the guard of stored rows, the form's numbers and options, conflicts and the exports
 * follow from it.
 */
export const LISTING_FIELDS = {
  title: {
    kind: 'line',
    max: MAX_TITLE,
    label: 'Title',
    column: 'title',
  },
  address: {
    kind: 'line',
    max: MAX_ADDRESS,
    required: 'Address is required',
    label: 'Address',
    column: 'address',
  },
  price: {
    kind: 'naira',
    required: 'Price is required',
    label: 'Price',
    column: 'price',
  },
  serviceCharge: {
    kind: 'naira',
    only: 'rent',
    label: 'Service charge',
    column: 'service_charge',
  },
  cautionFee: {
    kind: 'naira',
    only: 'rent',
    label: 'Caution fee',
    column: 'caution_fee',
  },
  // What the tenant pays the agent and the lawyer, once: told with the total to move in.
  agencyFee: {
    kind: 'naira',
    only: 'rent',
    label: 'Agency fee',
    column: 'agency_fee',
  },
  legalFee: {
    kind: 'naira',
    only: 'rent',
    label: 'Legal fee',
    column: 'legal_fee',
  },
  // What the agent asks for a look at the home, each time; 0 is nothing, and open is that nobody says.
  inspectionFee: {
    kind: 'naira',
    label: 'Inspection fee',
    column: 'inspection_fee',
    since: 2,
  },
  inspectionFeeComesOff: {
    kind: 'flag',
    label: 'Inspection fee comes off the price',
    column: 'inspection_fee_comes_off',
    since: 2,
  },
  bedrooms: {
    kind: 'count',
    only: 'residential',
    label: 'Bedrooms',
    column: 'bedrooms',
  },
  bathrooms: {
    kind: 'count',
    label: 'Bathrooms',
    column: 'bathrooms',
  },
  floors: {
    kind: 'count',
    label: 'Floors',
    column: 'floors',
  },
  areaSize: {
    kind: 'area',
    label: 'Area',
    column: 'area_size',
  },
  parkingSpaces: {
    kind: 'count',
    label: 'Parking spaces',
    column: 'parking_spaces',
  },
  type: {
    kind: 'choice',
    options: PROPERTY_TYPES,
    label: 'Type',
    column: 'type',
  },
  propertyCategory: {
    kind: 'choice',
    options: PROPERTY_CATEGORIES,
    label: 'Category',
    column: 'property_category',
  },
  listingType: {
    kind: 'choice',
    options: LISTING_TYPES,
    label: 'Listing for',
    column: 'listing_type',
  },
  furnished: { kind: 'flag', only: 'residential', label: 'Furnished', column: 'furnished' },
  keyFeatures: { kind: 'list', label: 'Key features', column: 'key_features' },
  amenities: { kind: 'list', label: 'Amenities', column: 'amenities' },
  description: {
    kind: 'line',
    max: MAX_DESCRIPTION,
    lines: true,
    label: 'Description',
    column: 'description',
  },
  location: { kind: 'point', label: 'Position on the map', column: null },
  // Others are shown a point up to 300 m away; its owner alone sees the exact one.
  approximateLocation: { kind: 'flag', label: 'Only about where it is', column: null },
  officeType: {
    kind: 'option',
    options: OFFICE_TYPES,
    only: { type: 'Office Space' },
    label: 'Office type',
    column: 'office_type',
  },
  retailType: {
    kind: 'option',
    options: RETAIL_TYPES,
    only: { type: 'Retail Space' },
    label: 'Retail type',
    column: 'retail_type',
  },
  buildingClass: {
    kind: 'option',
    options: BUILDING_CLASSES,
    only: 'commercial',
    label: 'Building class',
    column: 'building_class',
  },
  commercialTenureType: {
    kind: 'option',
    options: COMMERCIAL_TENURES,
    first: 'Lease',
    only: 'commercial',
    label: 'Tenure type',
    column: 'commercial_tenure_type',
  },
  yearBuilt: {
    kind: 'year',
    label: 'Year built',
    column: 'year_built',
  },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof LISTING_FIELDS;
export type FieldKey = keyof Fields;
export type FieldKind = Kind['kind'];

/** The keys of the fields that hold one of these kinds. */
type KeyOf<Of extends FieldKind> = {
  [Key in FieldKey]: Fields[Key]['kind'] extends Of ? Key : never;
}[FieldKey];

/** The fields that are typed as a number. */
export const NUMBER_KINDS = ['naira', 'count', 'area', 'year'] as const;
export type NumberKey = KeyOf<(typeof NUMBER_KINDS)[number]>;
export type OptionKey = KeyOf<'option'>;

export type Point = { lat: number; lng: number };

type ValueOf<Field extends Kind> = Field extends { kind: 'line' }
  ? string
  : Field extends { kind: 'naira'; required: string }
    ? number
    : Field extends { kind: 'naira' | 'count' | 'area' | 'year' }
      ? number | null
      : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
        ? Option | OtherOption
        : Field extends { kind: 'option'; options: readonly (infer Option)[] }
          ? Option | OtherOption | null
          : Field extends { kind: 'flag' }
            ? boolean
            : Field extends { kind: 'list' }
              ? string[]
              : Field extends { kind: 'point' }
                ? Point | null
                : never;

/** What an agent edits: every field the owner may set, and no other. */
export type PropertyContent = { [Key in FieldKey]: ValueOf<Fields[Key]> };

/**
 * It as an older or newer version wrote it, which may not have had every field; or of an edit, what it
 * changes.
 */
export type KeptContent = { [Key in FieldKey]?: PropertyContent[Key] | undefined };

/** The type of a field's column on the server. */
export type ColumnOf = {
  [Key in FieldKey as Fields[Key]['column'] extends string
    ? Fields[Key]['column']
    : never]: Exclude<PropertyContent[Key], OtherOption>;
};

export const FIELD_KEYS: readonly FieldKey[] = Object.keys(LISTING_FIELDS).filter(
  (key): key is FieldKey => Object.hasOwn(LISTING_FIELDS, key),
);

/** A field as its definition says, whichever it is. */
export function fieldOf(key: FieldKey): FieldDefinition {
  return LISTING_FIELDS[key];
}

/** What a field is in a listing of a version that had none of it: nothing, in the words of its kind. */
export function valueWhereAbsent({ kind }: FieldDefinition): PropertyContent[FieldKey] {
  switch (kind) {
    case 'line':
      return '';
    case 'list':
      return [];
    case 'flag':
      return false;
    default:
      return null;
  }
}

/** The keys of the fields of these kinds, in order. */
export function keysOf<Of extends FieldKind>(...kinds: readonly Of[]): KeyOf<Of>[] {
  const isOne = (key: FieldKey): key is KeyOf<Of> =>
    kinds.some((kind) => kind === LISTING_FIELDS[key].kind);
  return FIELD_KEYS.filter(isOne);
}
