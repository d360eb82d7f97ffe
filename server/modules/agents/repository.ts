import { expressionBuilder, sql } from 'kysely';
import type { AgentSignup, ApplicationStatus } from '../../../src/contract/people/agent-signup';
import type { DocumentKind } from '../../../src/contract/people/document-options';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';

const users = expressionBuilder<Schema, 'users'>();
const hasEmail = (email: string) =>
  users(users.fn<string>('lower', ['users.email']), '=', sql<string>`lower(${email})`);
/** Under which id its applicant sent an application. */
const APPLICATION_ID = sql<string | null>`${users.ref('users.application')}->>'id'`;

/** The account an application opened, and whether it is news to the approver. */
export type Applied = { id: string; isNew: boolean };

/**
 * Opens a pending account for an application. The same application again, under its own id, changes
 * the one that waits; a refused applicant may apply anew, with papers and a token of its own. Null when the e-mail has an account.
 */
export async function applyAsAgent(
  tx: Queryable,
  applicant: { id: string; passwordHash: string | null; request: AgentSignup },
): Promise<Applied | null> {
  const { request } = applicant;
  const { password: _secret, email, name, companyName, phone, ...told } = request;
  const before = await tx.kysely
    .selectFrom('users')
    .select('approval')
    .where(hasEmail(email))
    .executeTakeFirst();
  const row = await tx.kysely
    .insertInto('users')
    .values({
      id: applicant.id,
      user_type: 'agent',
      name,
      email,
      phone,
      company_name: companyName,
      password_hash: applicant.passwordHash,
      approval: 'pending',
      plan: request.selectedPlan ?? 'starter',
      billing_period: request.billingPeriod ?? 'monthly',
      application: JSON.stringify(told),
    })
    .onConflict((oc) =>
      oc
        .expression(sql`lower(email)`)
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          phone: eb.ref('excluded.phone'),
          company_name: eb.ref('excluded.company_name'),
          // Who applies anew may be somebody else: they choose a password by the link of their approval.
          password_hash: eb
            .case()
            .when(
              eb.and([
                eb('users.approval', '=', 'pending'),
                eb('users.password_hash', 'is not', null),
              ]),
            )
            .then(eb.ref('excluded.password_hash'))
            .else(null)
            .end(),
          // It waits since it was sent anew, and not since the one that was refused.
          created_at: eb
            .case()
            .when('users.approval', '=', 'rejected')
            .then(eb.ref('excluded.created_at'))
            .else(eb.ref('users.created_at'))
            .end(),
          approval: 'pending',
          rejection_reason: null,
          verified_at: null,
          plan: eb.ref('excluded.plan'),
          billing_period: eb.ref('excluded.billing_period'),
          application: eb.ref('excluded.application'),
        }))
        .where('users.user_type', '=', 'agent')
        .where('users.is_demo', '=', false)
        .where((eb) =>
          eb.or([
            eb('users.approval', '=', 'rejected'),
            eb('users.approval', '=', 'pending').and(APPLICATION_ID, '=', request.id ?? null),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  if (before?.approval === 'rejected') await endRefused(tx, row.id);
  return { id: row.id, isNew: before?.approval !== 'pending' };
}

/** What belonged to the refused application is no part of the next one, which may be somebody else's. */
async function endRefused(tx: Queryable, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('agent_documents').where('user_id', '=', userId).execute();
  // By its tokens the papers of the next one could be replaced, and its decision read.
  await tx.kysely
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'documents')
    .execute();
}

/** An application that its applicant's own id and e-mail name; locked until the transaction ends. */
export async function lockApplication(
  tx: Queryable,
  id: string,
  email: string,
): Promise<
  | { userId: string; status: ApplicationStatus; isConfirmed: boolean; companyName: string | null }
  | undefined
> {
  const row = await tx.kysely
    .selectFrom('users')
    .select(['id', 'approval', 'verified_at', 'company_name'])
    .where(hasEmail(email))
    .where('user_type', '=', 'agent')
    .where(APPLICATION_ID, '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      status: row.approval,
      isConfirmed: row.verified_at !== null,
      companyName: row.company_name,
    }
  );
}

/** What was decided of an applicant's account; undefined when there is none. */
export async function readDecision(
  db: Queryable,
  userId: string,
): Promise<{ status: ApplicationStatus; reason: string | null } | undefined> {
  const row = await db.kysely
    .selectFrom('users')
    .select(['approval', 'rejection_reason'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { status: row.approval, reason: row.rejection_reason };
}

/** Keeps a paper of an applicant; another of the same kind takes its place. */
export async function putDocument(
  tx: Queryable,
  document: { userId: string; kind: DocumentKind; name: string; type: string; bytes: Uint8Array },
): Promise<void> {
  const { userId, kind, name, type, bytes } = document;
  await tx.kysely
    .insertInto('agent_documents')
    .values({ user_id: userId, kind, name, type, bytes })
    .onConflict((oc) =>
      oc.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        type: eb.ref('excluded.type'),
        bytes: eb.ref('excluded.bytes'),
        created_at: now,
      })),
    )
    .execute();
}

/** Whether an applicant's paper of this kind is this one. */
export async function hasDocument(
  db: Queryable,
  document: { userId: string; kind: DocumentKind; bytes: Uint8Array },
): Promise<boolean> {
  const known = await db.kysely
    .selectFrom('agent_documents')
    .select('kind')
    .where('user_id', '=', document.userId)
    .where('kind', '=', document.kind)
    .where('bytes', '=', document.bytes)
    .executeTakeFirst();
  return known !== undefined;
}

/** A paper of an agent's. */
export async function readDocument(
  db: Queryable,
  userId: string,
  kind: DocumentKind,
): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  return db.kysely
    .selectFrom('agent_documents')
    .select(['type', 'bytes'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
