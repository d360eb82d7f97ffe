import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database';
import { liftTimeLimit } from '../db/lift-time-limit';
import { writeAudit } from '../modules/audit/audit';
import { type Erased, eraseAccount } from '../modules/privacy/erase-account';
import { RETENTION } from '../retention';

/** So many in one run: the next hour takes the rest. */
const MOST = 100;

/**
 * Erases accounts whose address was never confirmed, and refused applications with their papers, each
 * after its time. One that fails holds up no other.
 * @returns what they leave outside the database
 */
export async function eraseOldAccounts(
  database: Database,
  onError: (error: unknown) => void,
): Promise<Erased[]> {
  const old = await database.transaction(async (tx) => {
    await liftTimeLimit(tx);
    return oldAccounts(tx).orderBy('u.id').limit(MOST).execute();
  });
  const erased: Erased[] = [];
  // One after the other, as each locks all that its owner shares with others.
  for (const { id } of old) {
    try {
      const gone = await eraseOne(database, id);
      if (gone !== undefined) erased.push(gone);
    } catch (error) {
      onError(error);
    }
  }
  return erased;
}

/** Accounts whose address was never confirmed, and refused applications, that are past their time. */
function oldAccounts(db: Queryable) {
  const end = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  return db.kysely
    .selectFrom('users as u')
    .select('u.id')
    .where('u.is_demo', '=', false)
    .where((eb) => {
      const refusedLately = eb
        .selectFrom('audit_log as a')
        .select('a.id')
        .whereRef('a.subject_id', '=', 'u.id')
        .where('a.action', '=', 'agent.reject')
        .where('a.at', '>=', end(RETENTION.refusedApplications.days));
      // Whoever signs up again with the address has a link of today.
      const signedUpLately = eb
        .selectFrom('sign_ups as s')
        .select('s.id')
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.created_at', '>=', end(RETENTION.unverifiedAccounts.days));
      const unconfirmed = eb.and([
        eb.not(eb.exists(signedUpLately)),
        eb('u.user_type', '=', 'seeker'),
        eb('u.verified_at', 'is', null),
        eb('u.created_at', '<', end(RETENTION.unverifiedAccounts.days)),
      ]);
      const refused = eb.and([
        eb('u.user_type', '=', 'agent'),
        eb('u.approval', '=', 'rejected'),
        eb('u.created_at', '<', end(RETENTION.refusedApplications.days)),
        eb.not(eb.exists(refusedLately)),
      ]);
      return eb.or([unconfirmed, refused]);
    });
}

function eraseOne(database: Database, id: string): Promise<Erased | undefined> {
  return database.transaction(async (tx) => {
    const left = await eraseAccount(tx, id, {
      isRead: false,
      // Since it was found, its link may have been opened, or the applicant may have applied again.
      stillHolds: async () => {
        const found = await oldAccounts(tx).where('u.id', '=', id).executeTakeFirst();
        return found !== undefined;
      },
    });
    const entry = { actor: 'retention', subject: 'an account', detail: '' };
    if (left !== undefined) await writeAudit(tx, { ...entry, action: 'account.erase' });
    return left;
  });
}
