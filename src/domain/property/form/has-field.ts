import {
  type FieldKey,
  fieldOf,
  type PropertyContent,
} from '../../../contract/listing/listing-fields';

/** Whether a listing of this kind has a field at all: a sale has no caution fee, an office no bedrooms. */
export function hasField(
  key: FieldKey,
  listing: Pick<PropertyContent, 'listingType' | 'propertyCategory' | 'type'>,
): boolean {
  const { only } = fieldOf(key);
  switch (only) {
    case undefined:
      return true;
    case 'rent':
      return listing.listingType !== 'sale';
    case 'residential':
      return listing.propertyCategory === 'Residential';
    case 'commercial':
      return listing.propertyCategory === 'Commercial';
    default:
      return listing.type === only.type;
  }
}
