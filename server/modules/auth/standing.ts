import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../db/database';
import type { Schema } from '../../db/schema/schema';
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
  const report = await findSuspension(db, userId);
  if (report === undefined) return;
  throw new ProblemError(403, 'forbidden', `This account is suspended: ${report.words}`);
}

/** Whether an account is suspended: nobody reads what is written to it. */
export async function isSuspended(db: Queryable, userId: string): Promise<boolean> {
  return (await findSuspension(db, userId)) !== undefined;
}

async function findSuspension(db: Queryable, userId: string) {
  return db.kysely
    .selectFrom('reports')
    .select('words')
    .where('about_user_id', '=', userId)
    .where('decision', '=', 'suspend')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const users = expressionBuilder<Schema & { u: Schema['users'] }, 'u'>();

/** Whether an account, which the statement calls u, is not suspended. */
export const NOT_SUSPENDED = users.not(
  users.exists(
    users
      .selectFrom('reports as r')
      .select('r.id')
      .whereRef('r.about_user_id', '=', 'u.id')
      .where('r.decision', '=', 'suspend'),
  ),
);

/** Whether an account, which the statement calls u, is an agent in good standing: approved and not suspended. */
export const IN_GOOD_STANDING = users.and([
  users('u.user_type', '=', 'agent'),
  users('u.approval', '=', 'approved'),
  NOT_SUSPENDED,
]);

/** Whether an account is an agent in good standing. */
export async function isInGoodStanding(db: Queryable, id: string): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('users as u')
    .select(IN_GOOD_STANDING.as('isGood'))
    .where('u.id', '=', id)
    .executeTakeFirst();
  return row?.isGood === true;
}
