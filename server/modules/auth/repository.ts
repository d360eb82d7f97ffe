import type { RegisterRequest, User, UserType } from '../../../src/contract/account';
import type { Profile, ProfileUpdate } from '../../../src/contract/profile';
import type { PlanId } from '../../../src/contract/plan-options';
import type { Queryable } from '../../db/database';

export type AccountRow = {
  id: string;
  user_type: UserType;
  name: string;
  email: string;
  phone: string | null;
  company_name: string | null;
  password_hash: string | null;
  verified_at: Date | null;
  approval: 'pending' | 'approved' | 'rejected';
  rejection_reason: string | null;
  agent_license: string | null;
  pending_email: string | null;
  plan: PlanId | null;
  created_at: Date;
};

const COLUMNS =
  'id, user_type, name, email, phone, company_name, password_hash, verified_at, approval, rejection_reason, agent_license, pending_email, plan, created_at';

export async function findByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(
    // Lowered here, not by the database: the limits on tries count by this spelling too, and its own
    // rules make an 'i' of letters that are none.
    `SELECT ${COLUMNS} FROM users WHERE lower(email) = $1`,
    [email.trim().toLowerCase()],
  );
  return rows[0];
}

export async function findById(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]);
  return rows[0];
}

/** Adds a seeker; answers false when the e-mail already has an account. */
export async function insertSeeker(
  db: Queryable,
  account: { id: string; passwordHash: string; request: RegisterRequest },
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO users (id, user_type, name, email, password_hash, preferences)
     VALUES ($1, 'seeker', $2, $3, $4, $5)
     ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    [
      account.id,
      account.request.name,
      account.request.email,
      account.passwordHash,
      JSON.stringify(account.request.preferences),
    ],
  );
  return rows.length === 1;
}

export async function markVerified(db: Queryable, userId: string): Promise<void> {
  await db.query('UPDATE users SET verified_at = coalesce(verified_at, now()) WHERE id = $1', [
    userId,
  ]);
}

/**
 * Confirms the address a verification link was sent to: the account's, or the new one it waits for
 * (P7). Answers false for an address that is neither any more; a token from before addresses were
 * noted (null) is the account's own.
 */
export async function confirmEmail(
  tx: Queryable,
  userId: string,
  email: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE users u SET verified_at = coalesce(verified_at, now()),
       email = CASE WHEN lower(pending_email) = lower($2) AND NOT EXISTS (
         SELECT 1 FROM users o WHERE lower(o.email) = lower($2) AND o.id <> u.id)
         THEN pending_email ELSE email END,
       pending_email = CASE WHEN lower(pending_email) = lower($2) THEN NULL ELSE pending_email END
     WHERE id = $1 AND ($2::text IS NULL OR lower($2) IN (lower(email), lower(pending_email)))
     RETURNING id`,
    [userId, email],
  );
  return rows.length === 1;
}

/** Changes what is given of a profile; a new e-mail waits for its confirmation. */
export async function updateProfile(
  tx: Queryable,
  userId: string,
  change: ProfileUpdate,
): Promise<void> {
  const set = async (column: string, value: string | null | undefined) => {
    if (value !== undefined)
      await tx.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [userId, value]);
  };
  await set('name', change.userName);
  await set('phone', change.phone);
  await set('company_name', change.companyName);
  await set('agent_license', change.agentLicense);
  if (change.email !== undefined) {
    await tx.query(
      `UPDATE users SET pending_email = CASE WHEN lower(email) = lower($2) THEN NULL ELSE $2 END WHERE id = $1`,
      [userId, change.email],
    );
  }
}

/** Sets a new password and leaves the sessions to the caller. */
export async function changePassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
}

/** Sets a new password and ends every session: whoever knew the old one is out. */
export async function setPassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await changePassword(db, userId, passwordHash);
  await db.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
}

/** What an account may know of itself. */
export function toUser(row: AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    userType: row.user_type,
  };
}

/** The whole profile of an account, for its owner. */
export function toProfile(row: AccountRow): Profile {
  return {
    ...toUser(row),
    agentLicense: row.agent_license,
    verified: row.verified_at !== null && row.approval === 'approved',
    pendingEmail: row.pending_email,
    plan: row.plan,
    memberSince: row.created_at.toISOString(),
  };
}
