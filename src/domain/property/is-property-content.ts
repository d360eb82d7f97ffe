import type { PropertyContent } from '../../contract/property';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  LISTING_TYPES,
  OFFICE_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_TYPES,
  RETAIL_TYPES,
} from '../../contract/property-options';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, shape } from '../checks';

const amount = orNull(isNumber);

/** Whether a value has every field that an owner edits, each of its type. Limits are the server's. */
export const isPropertyContent = shape<PropertyContent>({
  title: isText,
  address: isText,
  price: isNumber,
  serviceCharge: amount,
  cautionFee: amount,
  agencyFee: amount,
  legalFee: amount,
  bedrooms: amount,
  bathrooms: amount,
  floors: amount,
  areaSize: amount,
  parkingSpaces: amount,
  type: oneOf(PROPERTY_TYPES),
  propertyCategory: oneOf(PROPERTY_CATEGORIES),
  listingType: oneOf(LISTING_TYPES),
  furnished: isFlag,
  keyFeatures: listOf(isText),
  amenities: listOf(isText),
  description: isText,
  location: orNull(shape<{ lat: number; lng: number }>({ lat: isNumber, lng: isNumber })),
  approximateLocation: isFlag,
  buildingClass: orNull(oneOf(BUILDING_CLASSES)),
  commercialTenureType: orNull(oneOf(COMMERCIAL_TENURES)),
  officeType: orNull(oneOf(OFFICE_TYPES)),
  retailType: orNull(oneOf(RETAIL_TYPES)),
  yearBuilt: amount,
});
