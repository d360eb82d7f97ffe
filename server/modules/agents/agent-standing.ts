import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../db/database';
import type { Schema } from '../../db/schema/schema';

const users = expressionBuilder<Schema & { u: Schema['users'] }, 'u'>();

/** Whether an account, which the statement calls u, is an agent in good standing: approved and not suspended. */
export const IN_GOOD_STANDING = users.and([
  users('u.user_type', '=', 'agent'),
  users('u.approval', '=', 'approved'),
  users.not(
    users.exists(
      users
        .selectFrom('reports as r')
        .select('r.id')
        .whereRef('r.about_user_id', '=', 'u.id')
        .where('r.decision', '=', 'suspend'),
    ),
  ),
]);

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
