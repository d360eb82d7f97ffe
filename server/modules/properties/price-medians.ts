import { sql } from 'kysely';
import { LISTING_TYPES, PROPERTY_TYPES } from '../../../src/contract/listing/property-options';
import { FEWEST_PRICES, type PriceMedian } from '../../../src/contract/listing/price-medians';
import type { Queryable } from '../../db/database';
import { cellOf } from './cell-of';

/** What published homes cost by place, kind, rooms and period, where there are enough of them. */
export async function priceMedians(db: Queryable): Promise<PriceMedian[]> {
  const cell = cellOf('properties');
  const rows = await db.kysely
    .selectFrom('properties')
    .select((eb) => [
      cell.as('cell'),
      'listing_type as listingType',
      'type',
      'bedrooms',
      sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY price)`.as('median'),
      eb.fn.countAll<number>().as('listings'),
      sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY price / area_size)
        FILTER (WHERE area_size > 0)`.as('perSqm'),
      sql<number>`count(*) FILTER (WHERE area_size > 0)`.as('measured'),
    ])
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .where('lat', 'is not', null)
    // What a later version offers is asked for by nobody here.
    .where('listing_type', 'in', LISTING_TYPES)
    .where('type', 'in', PROPERTY_TYPES)
    .groupBy([cell, 'listing_type', 'type', 'bedrooms'])
    .having((eb) => eb.fn.countAll(), '>=', FEWEST_PRICES)
    .execute();
  return rows.map(({ perSqm, measured, ...row }) => ({
    ...row,
    perSqm:
      perSqm === null || measured < FEWEST_PRICES ? null : { median: perSqm, listings: measured },
  }));
}
