import { sql } from 'kysely';
import { FEWEST_PRICES } from '../../../src/contract/listing/price-medians';
import type { ListingType, PropertyType } from '../../../src/contract/listing/property-options';
import { boxAround } from '../../../src/domain/map/box-around';
import type { Queryable } from '../../db/database';
import { isInBox, kmAway } from '../properties/place-conditions';

/** How far 'nearby' reaches. */
export const NEARBY_KM = 10;

/**
 * The market around a listing: published listings of its offer, type and rooms within 10 km, their
 * median price and how many days they have been on the market: null where they are too few for a median.
 */
export async function nearbyInsights(
  db: Queryable,
  property: {
    id: string;
    lat: number;
    lng: number;
    listing_type: ListingType;
    type: PropertyType;
    bedrooms: number | null;
  },
): Promise<{ listings: number; medianPrice: number | null; medianDaysOnMarket: number | null }> {
  const { lat, lng } = property;
  const { south, west, north, east } = boxAround({ lat, lng, radiusKm: NEARBY_KM });
  const row = await db.kysely
    .selectFrom('properties as p')
    .select((eb) => [
      eb.fn.countAll<number>().as('n'),
      sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${eb.ref('p.price')})`.as(
        'price',
      ),
      sql<number | null>`percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM now() - ${eb.ref('p.published_at')}) / 86400)`.as('days'),
    ])
    .where('p.status', '=', 'Active')
    .where('p.deleted_at', 'is', null)
    .where('p.lat', 'is not', null)
    .where('p.id', '<>', property.id)
    .where('p.listing_type', '=', property.listing_type)
    .where('p.type', '=', property.type)
    .where('p.bedrooms', 'is not distinct from', property.bedrooms)
    .where(isInBox([south, west, north, east]))
    .where(kmAway(property), '<=', NEARBY_KM)
    .executeTakeFirst();
  const listings = row?.n ?? 0;
  if (listings < FEWEST_PRICES) return { listings, medianPrice: null, medianDaysOnMarket: null };
  return {
    listings,
    medianPrice: row?.price ?? null,
    medianDaysOnMarket: row?.days == null ? null : Math.round(row.days),
  };
}
