import { sql } from 'kysely';
import type { PropertyAnalytics } from '../../../src/contract/analytics';
import { FEWEST_PRICES } from '../../../src/contract/price-medians';
import type { Queryable } from '../../db/database';
import { cellOf } from '../properties/cell-of';

type ViewsOfSuch = NonNullable<PropertyAnalytics['viewsOfSuch']>;

/**
 * How often homes like an agent's are looked at from a day on, by the id of the agent's: published ones of
 * its kind and rooms in its part of the town, itself among them. Those with too few are not in it.
 */
export async function viewsOfSuch(
  db: Queryable,
  agentId: string,
  from: Date,
): Promise<Map<string, ViewsOfSuch>> {
  const rows = await db.kysely
    .with('kinds', (cte) =>
      cte
        .selectFrom('properties as mine')
        .select([
          cellOf('mine').as('cell'),
          'mine.listing_type',
          'mine.type',
          'mine.bedrooms',
          sql<string[]>`array_agg(mine.id)`.as('ids'),
        ])
        .where('mine.owner_id', '=', agentId)
        .where('mine.deleted_at', 'is', null)
        .where('mine.lat', 'is not', null)
        .groupBy(['cell', 'mine.listing_type', 'mine.type', 'mine.bedrooms']),
    )
    .with('looked', (cte) =>
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
          'k.ids',
          eb
            .selectFrom('property_events as e')
            .select((count) => count.fn.countAll<number>().as('n'))
            .whereRef('e.property_id', '=', 'p.id')
            .where('e.kind', '=', 'view')
            .where('e.day', '>=', sql<string>`${from}::date`)
            .as('views'),
        ])
        .where('p.status', '=', 'Active')
        .where('p.deleted_at', 'is', null),
    )
    .selectFrom('looked')
    .select((eb) => [
      'ids',
      sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY views)`.as('median'),
      eb.fn.countAll<number>().as('listings'),
    ])
    .groupBy('ids')
    .having((eb) => eb.fn.countAll(), '>=', FEWEST_PRICES)
    .execute();
  return new Map(rows.flatMap(({ ids, ...such }) => ids.map((id) => [id, such] as const)));
}
