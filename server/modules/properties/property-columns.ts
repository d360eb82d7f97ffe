import type { PropertyContent } from '../../../src/contract/property';
import { propertyTitle } from '../../../src/domain/property/property-title';
import { stateOf } from '../../../src/domain/property/state-of';
import { fuzzedPoint } from '../../../src/domain/property/fuzzed-point';
import type { SqlValue } from '../../db/database';

/** The columns an owner's content fills, in the order of `contentValues`. */
export const CONTENT_COLUMNS = [
  'title',
  'address',
  'price',
  'service_charge',
  'caution_fee',
  'agency_fee',
  'legal_fee',
  'bedrooms',
  'bathrooms',
  'floors',
  'area_size',
  'parking_spaces',
  'type',
  'property_category',
  'listing_type',
  'furnished',
  'key_features',
  'amenities',
  'description',
  'lat',
  'lng',
  'exact_lat',
  'exact_lng',
  'building_class',
  'commercial_tenure_type',
  'office_type',
  'retail_type',
  'year_built',
  'address_search',
  'text_search',
  'feature_search',
  'state',
] as const;

/** The values of CONTENT_COLUMNS, with the lower-cased texts that search looks into. */
export function contentValues(content: PropertyContent): SqlValue[] {
  const exact = content.approximateLocation ? content.location : null;
  const shown = exact === null ? content.location : fuzzedPoint(exact, Math.random);
  const title = content.title === '' ? propertyTitle(content) : content.title;
  return [
    title,
    content.address,
    content.price,
    content.serviceCharge,
    content.cautionFee,
    content.agencyFee,
    content.legalFee,
    content.bedrooms,
    content.bathrooms,
    content.floors,
    content.areaSize,
    content.parkingSpaces,
    content.type,
    content.propertyCategory,
    content.listingType,
    content.furnished,
    content.keyFeatures,
    content.amenities,
    content.description,
    shown?.lat ?? null,
    shown?.lng ?? null,
    exact?.lat ?? null,
    exact?.lng ?? null,
    content.buildingClass,
    content.commercialTenureType,
    content.officeType,
    content.retailType,
    content.yearBuilt,
    content.address.toLowerCase(),
    `${title} ${content.type} ${content.description}`.toLowerCase(),
    ` ${[...content.keyFeatures, ...content.amenities].join(' , ')} `.toLowerCase(),
    stateOf(content) ?? '',
  ];
}
