import { type RawBuilder, sql } from 'kysely';
import type { PropertyAnalytics } from '../../../src/contract/plan/analytics';
import { FEWEST_PRICES } from '../../../src/contract/listing/price-medians';
import type { Queryable } from '../../db/database';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
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
  // Not of a time when it was elsewhere, or another offer. What was put up today was out for a day.
  const listedOn = sql<string>`(p.listed_at AT TIME ZONE 'Africa/Lagos')::date`;
  const daysOut = (table: 'p' | 'mine'): RawBuilder<number> =>
    sql`greatest(1, extract(epoch FROM now() - greatest(${sql.ref(`${table}.listed_at`)}, ${from}::timestamptz)) / 86400)::float8`;
  const rows = await db.kysely
    .with('own', (cte) =>
      cte
        .selectFrom('properties as mine')
        .select(['mine.id', daysOut('mine').as('days'), kindOf('mine').as('kind')])
        .where('mine.owner_id', '=', agentId)
        .where('mine.status', '=', 'Active')
        .where('mine.deleted_at', 'is', null)
        .where('mine.lat', 'is not', null),
    )
    .with('rates', (cte) =>
      cte
        .selectFrom('properties as p')
        .select((eb) => [
          kindOf('p').as('kind'),
          sql<number>`${eb
            .selectFrom('property_events as e')
            .select((count) => count.fn.countAll<number>().as('n'))
            .whereRef('e.property_id', '=', 'p.id')
            .where('e.kind', '=', 'view')
            .where('e.day', '>=', dayInNigeria(from))
            .where('e.day', '>=', listedOn)} / ${daysOut('p')}`.as('rate'),
        ])
        .where('p.status', '=', 'Active')
        .where('p.deleted_at', 'is', null)
        .where(kindOf('p'), 'in', (eb) => eb.selectFrom('own').select('own.kind')),
    )
    .with('medians', (cte) =>
      cte
        .selectFrom('rates')
        .select((eb) => [
          'kind',
          sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY rate)`.as('rate'),
          eb.fn.countAll<number>().as('listings'),
        ])
        .groupBy('kind')
        .having((eb) => eb.fn.countAll(), '>=', FEWEST_PRICES),
    )
    .selectFrom('own')
    .innerJoin('medians as m', 'm.kind', 'own.kind')
    .select(['own.id', 'm.listings', sql<number>`m.rate * own.days`.as('median')])
    .execute();
  return new Map(rows.map(({ id, ...such }) => [id, such]));
}

/** What homes have in common that are such homes: the part of the town, the offer, the type and the rooms. */
function kindOf(table: 'p' | 'mine'): RawBuilder<string> {
  const [offer, type, bedrooms] = ['listing_type', 'type', 'bedrooms'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql`concat_ws('|', ${cellOf(table)}, ${offer}, ${type}, ${bedrooms})`;
}
