import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { ProblemError } from '../../plugins/problem-error';
import { VERIFY_MINUTES } from '../auth/account-mails';
import { issueOneTimeToken, lockUser } from '../auth/one-time-tokens';
import type { AccountRow } from '../auth/account-row';
import { findById } from '../auth/repository';
import { bringBackListings } from '../demo/bring-back-listings';
import { pendingApplications } from './pending-applications';
import {
  applicationApprovedMail,
  applicationRejectedMail,
  choosePasswordMail,
  confirmAndLogInMail,
  nameGivenMail,
  nameRefusedMail,
} from '../mail/agent-templates';
import { queueMail, queueUrgentMail } from '../mail/repository';
import { writeAudit } from '../audit/audit';
import { lockShownNames, refuseTakenName } from '../auth/shown-names';
import { tellOfProfile } from '../auth/tell-of-profile';

/** How long the link lives by which somebody without a password chooses one; 'Forgot password' sends another. */
export const FIRST_PASSWORD_MINUTES = 24 * 60;

type Decision = {
  agentId: string;
  actor: string;
  /** The account of the actor, where that is a person. */
  actorId?: string;
  publicUrl: string;
  /** What was looked at, as its application named it; absent where that is what stands. */
  seen?: string | undefined;
};

/**
 * Approves a pending agent: they may log in, as the mail to their address says. The address
 * counts as theirs only once the link in that mail was opened.
 * @throws 404 when nobody waits under this id, or no longer; 409 where another
 * approved agent has a name that looks like theirs.
 */
export async function approveAgent(tx: Queryable, decision: Decision): Promise<void> {
  await lockShownNames(tx);
  const agent = await lockPending(tx, decision);
  if (agent.approval === 'approved') return giveName(tx, agent, decision);
  await refuseTakenName(tx, agent.company_name ?? agent.name, agent.id);
  const { publicUrl } = decision;
  // An approver of a demo may have approved them before: what its end hid is theirs again.
  await bringBackListings(tx, [agent.id]);
  await tx.kysely
    .updateTable('users')
    .set({ approval: 'approved', rejection_reason: null, demo_ended_at: null, plan_since: now })
    .where('id', '=', agent.id)
    .execute();
  if (agent.password_hash === null) {
    const token = await issueOneTimeToken(tx, agent.id, 'reset', FIRST_PASSWORD_MINUTES);
    const url = `${publicUrl}/reset-password?token=${token}`;
    await queueUrgentMail(tx, choosePasswordMail(agent, url));
  } else if (agent.verified_at === null) {
    const { email } = agent;
    const token = await issueOneTimeToken(tx, agent.id, 'verify', VERIFY_MINUTES, { email });
    const query = new URLSearchParams({ token, email }).toString();
    const url = `${publicUrl}/api/auth/verify?${query}`;
    await queueUrgentMail(tx, confirmAndLogInMail(agent, url));
  } else {
    await queueMail(tx, applicationApprovedMail(agent, `${publicUrl}/login`));
  }
  await writeAudit(tx, {
    ...whose(decision, agent),
    actor: decision.actor,
    action: 'agent.approve',
    subject: agent.email,
    detail: agent.company_name ?? '',
  });
}

/** Refuses a pending agent with a reason, which is written to them. @throws 404 as above. */
export async function rejectAgent(
  tx: Queryable,
  decision: Decision & { reason: string },
): Promise<void> {
  const agent = await lockPending(tx, decision);
  if (agent.approval === 'approved') return refuseName(tx, agent, decision);
  await tx.kysely
    .updateTable('users')
    .set({ approval: 'rejected', rejection_reason: decision.reason })
    .where('id', '=', agent.id)
    .execute();
  await tx.kysely.deleteFrom('sessions').where('user_id', '=', agent.id).execute();
  await queueMail(
    tx,
    applicationRejectedMail(agent, decision.reason, `${decision.publicUrl}/signup`),
  );
  await writeAudit(tx, {
    ...whose(decision, agent),
    actor: decision.actor,
    action: 'agent.reject',
    subject: agent.email,
    detail: decision.reason,
  });
}

/** An approved agent's other name is the one that people see from now on. */
async function giveName(tx: Queryable, agent: AccountRow, decision: Decision): Promise<void> {
  const name = agent.wished_company ?? '';
  await refuseTakenName(tx, name, agent.id);
  await tx.kysely
    .updateTable('users')
    .set({ company_name: name, wished_company: null })
    .where('id', '=', agent.id)
    .execute();
  await queueMail(tx, nameGivenMail(agent, name));
  await writeAudit(tx, {
    ...whose(decision, agent),
    actor: decision.actor,
    action: 'company.rename',
    subject: agent.email,
    detail: `${agent.company_name ?? ''} → ${name}`,
  });
  await tellOfProfile(tx, agent, { ...agent, company_name: name });
}

async function refuseName(
  tx: Queryable,
  agent: AccountRow,
  decision: Decision & { reason: string },
): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set({ wished_company: null })
    .where('id', '=', agent.id)
    .execute();
  await queueMail(tx, nameRefusedMail(agent, agent.wished_company ?? '', decision.reason));
  await writeAudit(tx, {
    ...whose(decision, agent),
    actor: decision.actor,
    action: 'company.rename-refused',
    subject: agent.email,
    detail: `${agent.wished_company ?? ''}: ${decision.reason}`,
  });
}

function whose({ actorId }: Decision, agent: AccountRow) {
  return { actorId: actorId ?? null, subjectId: agent.id };
}

/** @throws 404 where nobody waits; 409 where what waits is not what was looked at */
async function lockPending(
  tx: Queryable,
  { agentId: id, seen }: Pick<Decision, 'agentId' | 'seen'>,
): Promise<AccountRow> {
  await lockUser(tx, id);
  const agent = await findById(tx, id);
  const waits = agent?.approval === 'pending' || agent?.wished_company != null;
  if (agent?.user_type !== 'agent' || !waits)
    throw new ProblemError(
      404,
      'not-found',
      'This application is decided already, or was taken back.',
    );
  if (seen !== undefined && (await pendingApplications(tx, { userId: id }))[0]?.seen !== seen)
    throw new ProblemError(
      409,
      'conflict',
      'This application was changed since you looked at it. Discard this decision, look at it again, and decide anew.',
    );
  return agent;
}
