import { sql } from 'kysely';
import type { Rate } from '../rate-limits';
import type { Queryable } from './database';
import { now } from './now';

/**
 * Counts one more time against a rate under a key, in the database, so that it holds for every instance
 * and over restarts. Answers whether that was too often, and how many seconds are left of the window.
 */
export async function countAgainst(
  db: Queryable,
  key: string,
  rate: Rate,
): Promise<{ isOver: boolean; wait: number }> {
  const { count, wait } = await db.kysely
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at: sql<Date>`now() + make_interval(secs => ${rate.seconds})` })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet((eb) => {
        const isEnded = eb('rate_limits.ends_at', '<=', now);
        const further = eb('rate_limits.count', '+', 1);
        return {
          count: eb.case().when(isEnded).then(1).else(further).end(),
          ends_at: eb
            .case()
            .when(isEnded)
            .then(eb.ref('excluded.ends_at'))
            .else(eb.ref('rate_limits.ends_at'))
            .end(),
        };
      }),
    )
    .returning((eb) => [
      'count',
      sql<number>`ceil(extract(epoch FROM ${eb.ref('ends_at')} - now()))::int`.as('wait'),
    ])
    .executeTakeFirstOrThrow();
  return { isOver: count > rate.times, wait };
}
