import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** What an approver hid is not published again until the decision is another one. @throws 403 (SAFE-4) */
export async function refuseHidden(tx: Queryable, propertyId: string): Promise<void> {
  const report = await tx.kysely
    .selectFrom('reports')
    .select('words')
    .where('subject', '=', 'listing')
    .where('subject_id', '=', propertyId)
    .where('decision', '=', 'hide')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (report === undefined) return;
  throw new ProblemError(
    403,
    'forbidden',
    `This listing was hidden after a report and cannot be published: ${report.words}`,
  );
}

/** Somebody suspended does not log in. @throws 403 with the reason (SAFE-4) */
export async function refuseSuspended(db: Queryable, userId: string): Promise<void> {
  const report = await db.kysely
    .selectFrom('reports')
    .select('words')
    .where('about_user_id', '=', userId)
    .where('decision', '=', 'suspend')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (report === undefined) return;
  throw new ProblemError(403, 'forbidden', `This account is suspended: ${report.words}`);
}
