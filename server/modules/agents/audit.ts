import type { Queryable } from '../../db/database';

export type AuditEntry = { actor: string; action: string; subject: string; detail: string };

/** Notes in the decision's own transaction who decided what (NDPA). */
export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.kysely.insertInto('audit_log').values(entry).execute();
}

/** The last decisions, newest first. */
export async function readAudit(db: Queryable): Promise<(AuditEntry & { at: string })[]> {
  const rows = await db.kysely
    .selectFrom('audit_log')
    .select(['at', 'actor', 'action', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
