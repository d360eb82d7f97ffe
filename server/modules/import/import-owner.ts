import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { agentSignupSchema } from '../../../src/contract/people/agent-signup';
import { lookalikeOf } from '../../../src/domain/account/lookalike';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { StartError } from '../../start-error';
import { agentShownAs } from '../auth/shown-names';
import { findByEmail } from '../auth/repository';
import { isInGoodStanding } from '../auth/standing';

/**
 * The account that imported listings belong to: the agent with this e-mail, made when missing
 * (verified, approved, on the plan without limits, and without a password until one is set by reset).
 * @throws StartError when the e-mail is that of somebody who is no agent, is not approved or is suspended, or of an ended demo, and when
 * the company of a new one could be taken for another agent, for us, a bank or a public body.
 */
export async function importOwner(
  db: Queryable,
  agent: { email: string; company: string },
): Promise<string> {
  await refuseShownName(db, agent);
  const owner = await db.kysely
    .insertInto('users')
    .values({
      id: randomUUID(),
      user_type: 'agent',
      name: agent.company,
      email: agent.email,
      company_name: agent.company,
      verified_at: now,
      plan: 'enterprise',
    })
    .onConflict((oc) =>
      oc.expression(sql`lower(email)`).doUpdateSet((eb) => ({ email: eb.ref('users.email') })),
    )
    .returning(['id', 'user_type', 'approval', 'demo_ended_at'])
    .executeTakeFirstOrThrow();
  if (owner.user_type !== 'agent') {
    throw new StartError(`${agent.email} is not an agent: listings need an agent's account`);
  }
  if (owner.demo_ended_at !== null) {
    throw new StartError(`${agent.email} is an account of the ended demo: name another agent`);
  }
  if (owner.approval !== 'approved')
    throw new StartError(
      `${agent.email} is not approved: approve them first, or name another agent`,
    );
  if (!(await isInGoodStanding(db, owner.id)))
    throw new StartError(`${agent.email} is suspended: nothing of theirs is published`);
  return owner.id;
}

async function refuseShownName(
  db: Queryable,
  { email, company }: { email: string; company: string },
): Promise<void> {
  if ((await findByEmail(db, email)) !== undefined) return;
  const read = agentSignupSchema.shape.companyName.safeParse(company);
  if (!read.success) throw new StartError(`--company: ${read.error.issues[0]?.message ?? ''}`);
  const what = lookalikeOf(company);
  if (what !== null)
    throw new StartError(
      `--company '${company}' looks like ${what}: let them apply, and approve them with their papers`,
    );
  const other = await agentShownAs(db, company);
  if (other !== null)
    throw new StartError(
      `--company '${company}' looks like ${other}, an agent already: give their e-mail as --agent, or another name`,
    );
}
