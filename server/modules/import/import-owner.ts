import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { StartError } from '../../start-error';

/**
 * The account that imported listings belong to: the agent with this e-mail, made when missing
 * (verified, approved, on the plan without limits, and without a password until one is set by reset).
 * @throws StartError when the e-mail is that of somebody who is no agent.
 */
export async function importOwner(
  db: Queryable,
  agent: { email: string; company: string },
): Promise<string> {
  const rows = await db.query<{ id: string; user_type: string }>(
    `INSERT INTO users (id, user_type, name, email, company_name, verified_at, plan)
     VALUES ($1, 'agent', $2, $3, $2, now(), 'enterprise')
     ON CONFLICT (lower(email)) DO UPDATE SET email = users.email RETURNING id, user_type`,
    [randomUUID(), agent.company, agent.email],
  );
  const [owner] = rows;
  if (owner === undefined) throw new Error('The owner of the import could not be made');
  if (owner.user_type !== 'agent') {
    throw new StartError(`${agent.email} is not an agent: listings need an agent's account`);
  }
  return owner.id;
}
