import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';

/**
 * The account that imported listings belong to: the agent with this e-mail, made when missing
 * (verified, approved, and without a password until one is set by reset).
 */
export async function importOwner(
  db: Queryable,
  agent: { email: string; company: string },
): Promise<string> {
  const rows = await db.query<{ id: string }>(
    `INSERT INTO users (id, user_type, name, email, company_name, verified_at)
     VALUES ($1, 'agent', $2, $3, $2, now())
     ON CONFLICT (lower(email)) DO UPDATE SET email = users.email RETURNING id`,
    [randomUUID(), agent.company, agent.email],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The owner of the import could not be made');
  return id;
}
