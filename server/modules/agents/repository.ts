import type { AgentSignup, ApplicationStatus } from '../../../src/contract/agent-signup';
import type { DocumentKind } from '../../../src/contract/document-options';
import type { Application } from '../../../src/contract/approval';
import type { PlanId } from '../../../src/contract/plan-options';
import type { Queryable } from '../../db/database';

type ApplicationRow = {
  id: string;
  company_name: string | null;
  name: string;
  email: string;
  phone: string | null;
  created_at: Date;
  plan: PlanId | null;
  application: Record<string, unknown> | null;
  documents: { kind: DocumentKind; name: string; size: number }[];
};

/** The account an application opened, and whether it is news to the approver. */
export type Applied = { id: string; isNew: boolean };

/**
 * Opens a pending account for an application. The same application again, under its own id, changes
 * the one that waits; a refused applicant may apply anew. Null when the e-mail has an account.
 */
export async function applyAsAgent(
  tx: Queryable,
  applicant: { id: string; passwordHash: string | null; request: AgentSignup },
): Promise<Applied | null> {
  const { request } = applicant;
  const { password: _secret, email, name, companyName, phone, ...told } = request;
  const [before] = await tx.query<{ approval: string | null }>(
    'SELECT approval FROM users WHERE lower(email) = lower($1)',
    [email],
  );
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, user_type, name, email, phone, company_name, password_hash, approval,
       plan, billing_period, application, marketing_consent_at, notification_preferences)
     VALUES ($1, 'agent', $2, $3, $4, $5, $6, 'pending', $7, $8, $9,
       CASE WHEN $10::boolean THEN now() END, jsonb_build_object('marketingNewsletters', $10::boolean))
     ON CONFLICT (lower(email)) DO UPDATE SET name = excluded.name, phone = excluded.phone,
       company_name = excluded.company_name, password_hash = excluded.password_hash,
       approval = 'pending', rejection_reason = NULL, verified_at = NULL, plan = excluded.plan,
       billing_period = excluded.billing_period, application = excluded.application
     WHERE users.user_type = 'agent' AND (users.approval = 'rejected'
       OR (users.approval = 'pending' AND users.application->>'id' = $11))
     RETURNING id`,
    [
      applicant.id,
      name,
      email,
      phone,
      companyName,
      applicant.passwordHash,
      request.selectedPlan ?? 'starter',
      request.billingPeriod ?? 'monthly',
      JSON.stringify(told),
      request.marketingConsent ?? false,
      request.id ?? null,
    ],
  );
  return row === undefined ? null : { id: row.id, isNew: before?.approval !== 'pending' };
}

/** An application that its applicant's own id and e-mail name; locked until the transaction ends. */
export async function lockApplication(
  tx: Queryable,
  id: string,
  email: string,
): Promise<{ userId: string; status: ApplicationStatus; companyName: string | null } | undefined> {
  const [row] = await tx.query<{
    id: string;
    approval: ApplicationStatus;
    company_name: string | null;
  }>(
    `SELECT id, approval, company_name FROM users
     WHERE lower(email) = lower($1) AND user_type = 'agent' AND application->>'id' = $2
     FOR NO KEY UPDATE`,
    [email, id],
  );
  return row && { userId: row.id, status: row.approval, companyName: row.company_name };
}

/** What was decided of an applicant's account; undefined when there is none. */
export async function readDecision(
  db: Queryable,
  userId: string,
): Promise<{ status: ApplicationStatus; reason: string | null } | undefined> {
  const [row] = await db.query<{ approval: ApplicationStatus; rejection_reason: string | null }>(
    'SELECT approval, rejection_reason FROM users WHERE id = $1',
    [userId],
  );
  return row === undefined ? undefined : { status: row.approval, reason: row.rejection_reason };
}

/**
 * Whether an approved agent has this company name. Waiting ones do not count: whether an application
 * was stored must not show by its name being taken.
 */
export async function companyIsKnown(db: Queryable, companyName: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM users WHERE user_type = 'agent' AND lower(company_name) = lower($1)
       AND approval = 'approved' LIMIT 1`,
    [companyName],
  );
  return rows.length > 0;
}

/** The applications that wait for a decision, oldest first. */
export async function pendingApplications(db: Queryable): Promise<Application[]> {
  const rows = await db.query<ApplicationRow>(
    `SELECT u.id, u.company_name, u.name, u.email, u.phone, u.created_at, u.plan, u.application,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'name', d.name,
          'size', length(d.bytes)) ORDER BY d.kind), '[]'::jsonb)
        FROM agent_documents d WHERE d.user_id = u.id) AS documents
     FROM users u WHERE u.user_type = 'agent' AND u.approval = 'pending'
     ORDER BY u.created_at, u.id LIMIT 500`,
  );
  return rows.map((row) => ({
    id: row.id,
    companyName: row.company_name ?? row.name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    submissionDate: row.created_at.toISOString(),
    status: 'pending',
    plan: row.plan,
    formData: row.application ?? {},
    documents: row.documents,
  }));
}

/** Keeps a paper of an applicant; another of the same kind takes its place. */
export async function putDocument(
  tx: Queryable,
  document: { userId: string; kind: DocumentKind; name: string; type: string; bytes: Uint8Array },
): Promise<void> {
  await tx.query(
    `INSERT INTO agent_documents (user_id, kind, name, type, bytes) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, kind) DO UPDATE SET name = excluded.name, type = excluded.type,
       bytes = excluded.bytes, created_at = now()`,
    [document.userId, document.kind, document.name, document.type, document.bytes],
  );
}

/** Whether an applicant's paper of this kind is this one. */
export async function hasDocument(
  db: Queryable,
  document: { userId: string; kind: DocumentKind; bytes: Uint8Array },
): Promise<boolean> {
  const rows = await db.query(
    'SELECT 1 FROM agent_documents WHERE user_id = $1 AND kind = $2 AND bytes = $3',
    [document.userId, document.kind, document.bytes],
  );
  return rows.length > 0;
}

/** A paper of an agent's. */
export async function readDocument(
  db: Queryable,
  userId: string,
  kind: DocumentKind,
): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  const rows = await db.query<{ type: string; bytes: Uint8Array }>(
    'SELECT type, bytes FROM agent_documents WHERE user_id = $1 AND kind = $2',
    [userId, kind],
  );
  return rows[0];
}
