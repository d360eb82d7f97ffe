import type { PropertyContent } from '../../contract/property';
import { formatNaira } from '../format/format-naira';

type Field = keyof PropertyContent;
export type Difference = { field: Field; label: string; mine: string; theirs: string };

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

/** Where two versions of one listing differ, in words, in the order of the form. */
export function differingFields(mine: PropertyContent, theirs: PropertyContent): Difference[] {
  return (Object.keys(LABELS) as Field[])
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({
      field,
      label: LABELS[field],
      mine: inWords(field, mine[field]),
      theirs: inWords(field, theirs[field]),
    }));
}

/** The listing with the fields named in `fromMine` of one version and all others of the other. */
export function mergeFields(
  mine: PropertyContent,
  theirs: PropertyContent,
  fromMine: ReadonlySet<Field>,
): PropertyContent {
  const chosen = Object.fromEntries([...fromMine].map((field) => [field, mine[field]]));
  return { ...theirs, ...chosen };
}

function inWords(field: Field, value: PropertyContent[Field]): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return MONEY.has(field) ? formatNaira(Number(value)) : String(value);
}
