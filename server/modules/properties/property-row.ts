import type { Listing, Photo, PropertyContent } from '../../../src/contract/property';
import type { PropertyStatus } from '../../../src/contract/property-options';

/** A property joined with its owner and photos, as PROPERTY_SELECT reads it. */
export type PropertyRow = {
  id: string;
  owner_id: string;
  version: number;
  status: PropertyStatus;
  title: string;
  address: string;
  price: number;
  service_charge: number | null;
  caution_fee: number | null;
  agency_fee: number | null;
  legal_fee: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floors: number | null;
  area_size: number | null;
  parking_spaces: number | null;
  type: PropertyContent['type'];
  property_category: PropertyContent['propertyCategory'];
  listing_type: PropertyContent['listingType'];
  furnished: boolean;
  key_features: string[];
  amenities: string[];
  description: string;
  lat: number | null;
  lng: number | null;
  exact_lat: number | null;
  exact_lng: number | null;
  building_class: PropertyContent['buildingClass'];
  commercial_tenure_type: PropertyContent['commercialTenureType'];
  office_type: PropertyContent['officeType'];
  retail_type: PropertyContent['retailType'];
  year_built: number | null;
  is_boosted: boolean;
  view_count: number;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  closed_on: string | null;
  confirmed_at: Date;
  owner_name: string;
  owner_company: string | null;
  owner_phone: string | null;
  owner_verified: boolean;
  images: Photo[];
};

/** Everything a listing shows, in one statement. */
export const PROPERTY_SELECT = `
  SELECT p.id, p.owner_id, p.version, p.status, p.title, p.address, p.price, p.service_charge,
    p.caution_fee, p.agency_fee, p.legal_fee, p.bedrooms, p.bathrooms, p.floors, p.area_size, p.parking_spaces, p.type,
    p.property_category, p.listing_type, p.furnished, p.key_features, p.amenities, p.description,
    p.lat, p.lng, p.exact_lat, p.exact_lng, p.building_class, p.commercial_tenure_type, p.office_type, p.retail_type,
    p.year_built, coalesce(p.boosted_until > now(), false) AS is_boosted, p.view_count,
    p.created_at, p.updated_at, p.published_at,
    p.closed_on::text AS closed_on, p.confirmed_at,
    u.name AS owner_name, u.company_name AS owner_company, u.phone AS owner_phone,
    (u.verified_at IS NOT NULL AND u.approval = 'approved') AS owner_verified,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'position', f.position,
        'width', f.width, 'height', f.height, 'color', f.color, 'caption', f.caption, 'small', f.small,
        'medium', f.medium, 'large', f.large) ORDER BY f.position, f.created_at), '[]'::jsonb)
      FROM photos f WHERE f.property_id = p.id) AS images
  FROM properties p JOIN users u ON u.id = p.owner_id`;

/** Who is told: only the owner learns the exact place of a listing with an approximate one. */
export type Reader = 'owner' | 'anybody';

/** The row in the contract's words. */
export function toListing(row: PropertyRow, reader: Reader): Listing {
  const exact = pointOf(row.exact_lat, row.exact_lng);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    title: row.title,
    address: row.address,
    price: row.price,
    serviceCharge: row.service_charge,
    cautionFee: row.caution_fee,
    agencyFee: row.agency_fee,
    legalFee: row.legal_fee,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    floors: row.floors,
    areaSize: row.area_size,
    parkingSpaces: row.parking_spaces,
    type: row.type,
    propertyCategory: row.property_category,
    listingType: row.listing_type,
    furnished: row.furnished,
    keyFeatures: row.key_features,
    amenities: row.amenities,
    description: row.description,
    location: (reader === 'owner' ? exact : null) ?? pointOf(row.lat, row.lng),
    approximateLocation: exact !== null,
    buildingClass: row.building_class,
    commercialTenureType: row.commercial_tenure_type,
    officeType: row.office_type,
    retailType: row.retail_type,
    yearBuilt: row.year_built,
    images: row.images,
    agent: {
      id: row.owner_id,
      name: row.owner_name,
      company: row.owner_company ?? row.owner_name,
      phone: row.owner_phone,
      verified: row.owner_verified,
    },
    isBoosted: row.is_boosted,
    viewCount: row.view_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    closedOn: row.closed_on,
    confirmedAt: row.confirmed_at.toISOString(),
  };
}

function pointOf(lat: number | null, lng: number | null): { lat: number; lng: number } | null {
  return lat === null || lng === null ? null : { lat, lng };
}
