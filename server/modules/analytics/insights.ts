import type { Queryable } from '../../db/database';

/** How far 'nearby' reaches (A1). */
export const NEARBY_KM = 10;
const KM_PER_DEGREE = 111.195;

/**
 * The market around a listing: published listings of the same kind within 10 km, their median price
 * and how many days they have been on the market. Null where the listing has no position.
 */
export async function nearbyInsights(
  db: Queryable,
  property: { id: string; lat: number; lng: number; listing_type: string; category: string },
): Promise<{ listings: number; medianPrice: number | null; medianDaysOnMarket: number | null }> {
  const latSpan = NEARBY_KM / KM_PER_DEGREE;
  const lngSpan = latSpan / Math.max(0.01, Math.cos((property.lat * Math.PI) / 180));
  const [row] = await db.query<{ n: number; price: number | null; days: number | null }>(
    `SELECT count(*) AS n,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY p.price) AS price,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM now() - p.published_at) / 86400) AS days
     FROM properties p
     WHERE p.status = 'Active' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.id <> $1
       AND p.listing_type = $2 AND p.property_category = $3
       AND point(p.lng, p.lat) <@ box(point($5::float8 - $7::float8, $4::float8 - $6::float8),
         point($5::float8 + $7::float8, $4::float8 + $6::float8))
       AND 2 * 6371 * asin(sqrt(power(sin(radians(p.lat - $4) / 2), 2) + cos(radians($4))
         * cos(radians(p.lat)) * power(sin(radians(p.lng - $5) / 2), 2))) <= $8`,
    [
      property.id,
      property.listing_type,
      property.category,
      property.lat,
      property.lng,
      latSpan,
      lngSpan,
      NEARBY_KM,
    ],
  );
  return {
    listings: row?.n ?? 0,
    medianPrice: row?.price ?? null,
    medianDaysOnMarket: row?.days == null ? null : Math.round(row.days),
  };
}
