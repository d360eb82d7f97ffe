import type { Queryable } from '../../db/database';

export type AuditEntry = { actor: string; action: string; subject: string; detail: string };

/** Notes in the decision's own transaction who decided what (NDPA). */
export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.query('INSERT INTO audit_log (actor, action, subject, detail) VALUES ($1, $2, $3, $4)', [
    entry.actor,
    entry.action,
    entry.subject,
    entry.detail,
  ]);
}

/** The last decisions, newest first. */
export async function readAudit(db: Queryable): Promise<(AuditEntry & { at: string })[]> {
  const rows = await db.query<AuditEntry & { at: Date }>(
    'SELECT at, actor, action, subject, detail FROM audit_log ORDER BY id DESC LIMIT 500',
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
