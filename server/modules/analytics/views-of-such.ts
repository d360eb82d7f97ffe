import { type RawBuilder, sql } from 'kysely';
import type { PropertyAnalytics } from '../../../src/contract/analytics';
import { FEWEST_PRICES } from '../../../src/contract/price-medians';
import type { Queryable } from '../../db/database';
import { cellOf } from '../properties/cell-of';

type ViewsOfSuch = NonNullable<PropertyAnalytics['viewsOfSuch']>;

/**
 * How often homes like an agent's published ones are looked at from a moment on, in as many days as each of the
 * agent's was out since, by its id: published ones of its kind and rooms in its part of the town, itself among
 * them. Those with too few are not in it.
 */
export async function viewsOfSuch(
  db: Queryable,
  agentId: string,
  from: Date,
): Promise<Map<string, ViewsOfSuch>> {
  // What was put up today was out for a day.
  const daysOut = (table: 'p' | 'mine'): RawBuilder<number> =>
    sql`greatest(1, extract(epoch FROM now() - greatest(${sql.ref(`${table}.published_at`)}, ${from}::timestamptz)) / 86400)::float8`;
  const rows = await db.kysely
    .with('own', (cte) =>
      cte
        .selectFrom('properties as mine')
        .select([
          'mine.id',
          daysOut('mine').as('days'),
          cellOf('mine').as('cell'),
          'mine.listing_type',
          'mine.type',
          'mine.bedrooms',
        ])
        .where('mine.owner_id', '=', agentId)
        .where('mine.status', '=', 'Active')
        .where('mine.deleted_at', 'is', null)
        .where('mine.lat', 'is not', null),
    )
    .with('kinds', (cte) =>
      cte
        .selectFrom('own')
        .select(['own.cell', 'own.listing_type', 'own.type', 'own.bedrooms'])
        .distinct(),
    )
    .with('rates', (cte) =>
      cte
        .selectFrom('properties as p')
        .innerJoin('kinds as k', (join) =>
          join
            .onRef('k.listing_type', '=', 'p.listing_type')
            .onRef('k.type', '=', 'p.type')
            .onRef('k.bedrooms', 'is not distinct from', 'p.bedrooms')
            .on('k.cell', '=', cellOf('p')),
        )
        .select((eb) => [
          'k.cell',
          'k.listing_type',
          'k.type',
          'k.bedrooms',
          sql<number>`${eb
            .selectFrom('property_events as e')
            .select((count) => count.fn.countAll<number>().as('n'))
            .whereRef('e.property_id', '=', 'p.id')
            .where('e.kind', '=', 'view')
            .where('e.day', '>=', sql<string>`${from}::date`)} / ${daysOut('p')}`.as('rate'),
        ])
        .where('p.status', '=', 'Active')
        .where('p.deleted_at', 'is', null),
    )
    .with('medians', (cte) =>
      cte
        .selectFrom('rates')
        .select((eb) => [
          'cell',
          'listing_type',
          'type',
          'bedrooms',
          sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY rate)`.as('rate'),
          eb.fn.countAll<number>().as('listings'),
        ])
        .groupBy(['cell', 'listing_type', 'type', 'bedrooms'])
        .having((eb) => eb.fn.countAll(), '>=', FEWEST_PRICES),
    )
    .selectFrom('own')
    .innerJoin('medians as m', (join) =>
      join
        .onRef('m.cell', '=', 'own.cell')
        .onRef('m.listing_type', '=', 'own.listing_type')
        .onRef('m.type', '=', 'own.type')
        .onRef('m.bedrooms', 'is not distinct from', 'own.bedrooms'),
    )
    .select(['own.id', 'm.listings', sql<number>`m.rate * own.days`.as('median')])
    .execute();
  return new Map(rows.map(({ id, ...such }) => [id, such]));
}
