import type { PropertyContent } from '../../contract/property';
import { formatNaira } from '../format/format-naira';

type Field = keyof PropertyContent;

/** A field that two sides changed to different values, in words. */
export type Clash = {
  field: Field;
  label: string;
  /** What both began from; null where it is not known. */
  before: string | null;
  mine: string;
  theirs: string;
};

const LABELS: Record<Field, string> = {
  title: 'Title',
  address: 'Address',
  price: 'Price',
  serviceCharge: 'Service charge',
  cautionFee: 'Caution fee',
  agencyFee: 'Agency fee',
  legalFee: 'Legal fee',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  floors: 'Floors',
  areaSize: 'Area in square metres',
  parkingSpaces: 'Parking spaces',
  type: 'Type',
  propertyCategory: 'Category',
  listingType: 'Listing for',
  furnished: 'Furnished',
  keyFeatures: 'Key features',
  amenities: 'Amenities',
  description: 'Description',
  location: 'Position on the map',
  approximateLocation: 'Only about where it is',
  buildingClass: 'Building class',
  commercialTenureType: 'Tenure',
  officeType: 'Office type',
  retailType: 'Retail type',
  yearBuilt: 'Year built',
};
const MONEY: ReadonlySet<Field> = new Set([
  'price',
  'serviceCharge',
  'cautionFee',
  'agencyFee',
  'legalFee',
]);

/** Whether two versions of one listing say different things. */
export function isSameContent(one: PropertyContent, other: PropertyContent): boolean {
  return fieldsInOrder().every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

/** What a person has to decide between, in words, in the order of the form. */
export function clashesInWords(
  base: PropertyContent | null,
  mine: PropertyContent,
  theirs: PropertyContent,
  clashes: readonly Field[],
): Clash[] {
  return fieldsInOrder()
    .filter((field) => clashes.includes(field))
    .map((field) => ({
      field,
      label: LABELS[field],
      before: base === null ? null : inWords(field, base[field]),
      mine: inWords(field, mine[field]),
      theirs: inWords(field, theirs[field]),
    }));
}

/** The merged listing with the fields named taken from the other side. */
export function withTheirs(
  merged: PropertyContent,
  theirs: PropertyContent,
  fields: ReadonlySet<Field>,
): PropertyContent {
  const chosen = Object.fromEntries([...fields].map((field) => [field, theirs[field]]));
  return { ...merged, ...chosen };
}

function fieldsInOrder(): Field[] {
  return Object.keys(LABELS).filter((key): key is Field => Object.hasOwn(LABELS, key));
}

function inWords(field: Field, value: PropertyContent[Field]): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return MONEY.has(field) ? formatNaira(Number(value)) : String(value);
}
