import type { Queryable } from '../../db/database';
import { IN_GOOD_STANDING } from '../auth/standing';

/**
 * What the public may know of an account: 'here' for an agent who offered a home and is in good
 * standing, 'gone' for one who offered one and is not any more, 'unknown' for everybody else, so that
 * nobody learns by an id of a seeker, or of somebody who only applied.
 */
export async function agentStanding(
  db: Queryable,
  id: string,
): Promise<'here' | 'gone' | 'unknown'> {
  const row = await db.kysely
    .selectFrom('users as u')
    .select(IN_GOOD_STANDING.as('here'))
    .where('u.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('properties as p')
          .select('p.id')
          .whereRef('p.owner_id', '=', 'u.id')
          .where('p.listed_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.here === true ? 'here' : 'gone';
}
