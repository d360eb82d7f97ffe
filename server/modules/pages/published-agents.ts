import type { Queryable } from '../../db/database';
import { IN_GOOD_STANDING } from '../auth/standing';

/** How many agents a part of the sitemap has. */
const AGENTS_A_PART = 10_000;

/** Agents in good standing who offer a home now, with when one of their homes changed last. */
const offering = (db: Queryable) =>
  db.kysely
    .selectFrom('users as u')
    .innerJoin('properties as p', 'p.owner_id', 'u.id')
    .select((eb) => ['u.id', eb.fn.max('p.updated_at').as('updated_at')])
    .where('p.status', '=', 'Active')
    .where('p.deleted_at', 'is', null)
    .where(IN_GOOD_STANDING)
    .groupBy('u.id');

/** In how many parts the sitemap names the agents. */
export async function countAgentParts(db: Queryable): Promise<number> {
  const { agents } = await db.kysely
    .selectFrom(offering(db).as('offering'))
    .select((eb) => eb.fn.countAll<number>().as('agents'))
    .executeTakeFirstOrThrow();
  return Math.ceil(agents / AGENTS_A_PART);
}

/** The agents of a part, counted from 1, those who came first in front; none beyond the last. */
export function agentsOfPart(db: Queryable, part: number) {
  return offering(db)
    .orderBy('u.created_at')
    .orderBy('u.id')
    .offset((part - 1) * AGENTS_A_PART)
    .limit(AGENTS_A_PART)
    .execute();
}
