import { type ColumnOf, type PropertyContent } from '../../../src/contract/listing-fields';
import type { Listing, Photo } from '../../../src/contract/property';
import type { PropertyStatus } from '../../../src/contract/property-options';
import { FIELD_COLUMNS } from './property-columns';

/** A property joined with its owner and photos, as PROPERTY_SELECT reads it. */
export type PropertyRow = ColumnOf & {
  id: string;
  owner_id: string;
  version: number;
  status: PropertyStatus;
  lat: number | null;
  lng: number | null;
  exact_lat: number | null;
  exact_lng: number | null;
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
  SELECT p.id, p.owner_id, p.version, p.status,
    ${FIELD_COLUMNS.map(({ column }) => `p.${column}`).join(', ')},
    p.lat, p.lng, p.exact_lat, p.exact_lng,
    coalesce(p.boosted_until > now(), false) AS is_boosted, p.view_count,
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
  return {
    ...contentOfRow(row, reader),
    id: row.id,
    version: row.version,
    status: row.status,
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

/** The fields its owner edits, the place as this reader may know it. */
function contentOfRow(row: PropertyRow, reader: Reader): PropertyContent {
  const exact = pointOf(row.exact_lat, row.exact_lng);
  const columns: Record<string, unknown> = row;
  const own = FIELD_COLUMNS.map(({ key, column }) => [key, columns[column]]);
  return {
    // Of the types that ColumnOf says, as the same table of fields names the columns.
    ...(Object.fromEntries(own) as PropertyContent),
    location: (reader === 'owner' ? exact : null) ?? pointOf(row.lat, row.lng),
    approximateLocation: exact !== null,
  };
}

function pointOf(lat: number | null, lng: number | null): { lat: number; lng: number } | null {
  return lat === null || lng === null ? null : { lat, lng };
}
