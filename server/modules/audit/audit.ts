import type { Queryable } from '../../db/database';

type AuditEntry = { actor: string; action: string; subject: string; detail: string };
/** Whose accounts the actor and the subject are, where they have one. */
type AuditIds = { actorId?: string | null; subjectId?: string | null };

/** What stands in the log for somebody who is erased. */
export const ERASED = 'erased account';

/** Notes in the decision's own transaction who decided what (NDPA). */
export async function writeAudit(tx: Queryable, entry: AuditEntry & AuditIds): Promise<void> {
  const { actorId = null, subjectId = null, ...told } = entry;
  await tx.kysely
    .insertInto('audit_log')
    .values({ ...told, actor_id: actorId, subject_id: subjectId })
    .execute();
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
