import type { PropertyContent } from '../../contract/listing/listing-fields';
import { isCommercial } from '../property/is-commercial';

/** The categories of the property map, each with a colour of its own. */
export const MARKER_CATEGORIES = ['Residential', 'Sales', 'Commercial', 'Rental', 'Other'] as const;
export type MarkerCategory = (typeof MARKER_CATEGORIES)[number];

type Marked = Pick<PropertyContent, 'propertyCategory' | 'type' | 'listingType'>;

/** Whether a property belongs to a category; it may belong to several, such as Residential and Rental. */
export function isInCategory(property: Marked, category: MarkerCategory): boolean {
  switch (category) {
    case 'Residential':
      return !isCommercial(property) && property.type !== 'Land';
    case 'Commercial':
      return isCommercial(property);
    case 'Sales':
      return property.listingType === 'sale';
    case 'Rental':
      return property.listingType !== 'sale';
    case 'Other':
      // Land is neither lived in nor worked in.
      return property.type === 'Land';
  }
}
