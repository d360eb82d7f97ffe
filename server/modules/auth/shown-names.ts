import { likeAnother } from '../../../src/domain/account/like-another';
import { advisoryLock } from '../../db/advisory-lock';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** The names under which people see the approved agents: the company's, or else their own. */
export function shownNames(db: Queryable) {
  return db.kysely
    .selectFrom('users')
    .select((eb) => ['id', eb.fn.coalesce('company_name', 'name').as('name')])
    .where('user_type', '=', 'agent')
    .where('approval', '=', 'approved')
    .execute();
}

/**
 * The name of an approved agent that cannot be told apart from this one; null where none. Waiting ones do
 * not count: whether an application was stored must not show by its name being taken.
 * @param ownId whose name is meant, which is not another's
 */
export async function agentShownAs(
  db: Queryable,
  name: string,
  ownId?: string,
): Promise<string | null> {
  const others = (await shownNames(db)).filter(({ id }) => id !== ownId);
  return likeAnother(
    name,
    others.map((other) => other.name),
  );
}

/** Makes those who give names to agents wait for each other; before any other lock of theirs. */
export const lockShownNames = (tx: Queryable) => advisoryLock(tx, 'shownNames');

/** @throws 409 where an approved agent is shown under a name that looks like this one */
export async function refuseTakenName(tx: Queryable, name: string, ownId: string): Promise<void> {
  const other = await agentShownAs(tx, name, ownId);
  if (other === null) return;
  throw new ProblemError(
    409,
    'conflict',
    `People could not tell this name from that of another approved agent, ${other}. Please refuse it, and say why.`,
  );
}
