import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PropertyContent } from '../../../src/contract/listing/listing-fields';
import type { Listing, Photo } from '../../../src/contract/listing/property';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { FIELD_COLUMNS } from '../../db/schema/property-tables';
import { withViewKey } from '../photos/view-key';

/** A property joined with its owner and photos, as `selectListings` reads it. */
type PropertyRow = InferResult<ReturnType<typeof selectListings>>[number];

const FIELDS = FIELD_COLUMNS.map(({ name }) => `p.${name}` as const);

/** Everything a listing shows, in one statement that calls it p. */
export function selectListings(db: Queryable) {
  return db.kysely
    .selectFrom('properties as p')
    .innerJoin('users as u', 'u.id', 'p.owner_id')
    .select(['p.id', 'p.owner_id', 'p.version', 'p.status', ...FIELDS])
    .select((eb) => [
      'p.lat',
      'p.lng',
      'p.exact_lat',
      'p.exact_lng',
      'p.exact_address',
      eb('p.boosted_until', '>', now).as('is_boosted'),
      'p.view_count',
      'p.created_at',
      'p.updated_at',
      'p.published_at',
      'p.closed_on',
      'p.confirmed_at',
      'p.awaits_room_since',
      'p.review_note',
      'u.name as owner_name',
      'u.company_name as owner_company',
      'u.phone as owner_phone',
      eb('u.verified_at', 'is not', null).and('u.approval', '=', 'approved').as('owner_verified'),
      jsonArrayFrom(
        eb
          .selectFrom('photos as f')
          .select([
            'f.id',
            'f.position',
            'f.width',
            'f.height',
            'f.color',
            'f.caption',
            'f.view_key',
            'f.small',
            'f.medium',
            'f.large',
          ])
          .whereRef('f.property_id', '=', 'p.id')
          .orderBy('f.position')
          .orderBy('f.created_at'),
      ).as('images'),
    ]);
}

/** Who is told: only the owner learns the exact place of a listing with an approximate one, what of it is in doubt, and the keys of photos. */
export type Reader = 'owner' | 'anybody';

/** The row in the contract's words. */
export function toListing(row: PropertyRow, reader: Reader): Listing {
  return {
    ...contentOfRow(row, reader),
    id: row.id,
    version: row.version,
    status: row.status,
    images: imagesOf(row, reader),
    agent: {
      id: row.owner_id,
      name: row.owner_name,
      company: row.owner_company ?? row.owner_name,
      phone: row.owner_phone,
      verified: row.owner_verified === true,
    },
    isBoosted: row.is_boosted === true,
    viewCount: row.view_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    closedOn: row.closed_on,
    confirmedAt: row.confirmed_at.toISOString(),
    ...(reader === 'owner'
      ? {
          awaitsRoomSince: row.awaits_room_since?.toISOString() ?? null,
          reviewNote: row.review_note,
        }
      : {}),
  };
}

/** The fields its owner edits, the place as this reader may know it. */
function contentOfRow(row: PropertyRow, reader: Reader): PropertyContent {
  const exact = pointOf(row.exact_lat, row.exact_lng);
  const own = FIELD_COLUMNS.map(({ key, name }) => [key, row[name]]);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the types that ColumnOf says, as the same table of fields names the columns
    ...(Object.fromEntries(own) as PropertyContent),
    ...(reader === 'owner' && row.exact_address !== null ? { address: row.exact_address } : {}),
    location: (reader === 'owner' ? exact : null) ?? pointOf(row.lat, row.lng),
    approximateLocation: row.exact_address !== null,
  };
}

/** The owner's addresses of what is not published carry the key that opens them. */
function imagesOf(row: PropertyRow, reader: Reader): Photo[] {
  const closed = reader === 'owner' && row.status !== 'Active';
  return row.images.map(({ view_key: key, ...photo }) =>
    closed ? withViewKey(photo, key) : photo,
  );
}

function pointOf(lat: number | null, lng: number | null): { lat: number; lng: number } | null {
  return lat === null || lng === null ? null : { lat, lng };
}
