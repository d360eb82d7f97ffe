import type { RegisterRequest, User, UserType } from '../../../src/contract/account';
import type { Queryable } from '../../db/database';
import { hashToken, newToken } from './token';

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
};

/** Days without use after which a session ends. */
export const SESSION_DAYS = 90;

const COLUMNS =
  'id, user_type, name, email, phone, company_name, password_hash, verified_at, approval';

export async function findByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(
    `SELECT ${COLUMNS} FROM users WHERE lower(email) = lower($1)`,
    [email],
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

/** Makes two writers about one account wait for each other; what only refers to it goes on. */
async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Makes a single-use token in the caller's transaction; earlier ones of the same purpose end. */
export async function issueOneTimeToken(
  db: Queryable,
  userId: string,
  purpose: 'verify' | 'reset',
  minutes: number,
): Promise<string> {
  const token = newToken();
  await lockUser(db, userId);
  await db.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [
    userId,
    purpose,
  ]);
  await db.query(
    `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [hashToken(token), userId, purpose, minutes],
  );
  return token;
}

/**
 * Uses a token up, and with it every other of its owner for the same purpose; answers the owner,
 * or undefined when it is unknown, used or expired.
 */
export async function spendOneTimeToken(
  db: Queryable,
  token: string,
  purpose: 'verify' | 'reset',
): Promise<string | undefined> {
  const [owner] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2',
    [hashToken(token), purpose],
  );
  if (owner === undefined) return undefined;
  // Before the token's own row: two links used at once would otherwise each hold what the other needs.
  await lockUser(db, owner.user_id);
  const rows = await db.query<{ user_id: string; alive: boolean }>(
    `DELETE FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2
     RETURNING user_id, expires_at > now() AS alive`,
    [hashToken(token), purpose],
  );
  if (rows[0]?.alive !== true) return undefined;
  await db.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [
    owner.user_id,
    purpose,
  ]);
  return owner.user_id;
}

export async function openSession(db: Queryable, userId: string): Promise<string> {
  const token = newToken();
  await db.query('INSERT INTO sessions (token_hash, user_id) VALUES ($1, $2)', [
    hashToken(token),
    userId,
  ]);
  return token;
}

/**
 * Whose living session a token is; using it keeps it alive. A session ends 90 days after its last
 * use, which is noted at most once an hour: a write for every read would cost more than it tells.
 */
export async function useSession(
  db: Queryable,
  token: string,
): Promise<Pick<AccountRow, 'id' | 'user_type' | 'name'> | undefined> {
  const hash = hashToken(token);
  const [row] = await db.query<Pick<AccountRow, 'id' | 'user_type' | 'name'> & { due: boolean }>(
    `SELECT u.id, u.user_type, u.name, s.last_used_at < now() - interval '1 hour' AS due
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.last_used_at > now() - make_interval(days => $2)`,
    [hash, SESSION_DAYS],
  );
  if (row?.due === true) {
    await db.query('UPDATE sessions SET last_used_at = now() WHERE token_hash = $1', [hash]);
  }
  return row;
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
}

export async function markVerified(db: Queryable, userId: string): Promise<void> {
  await db.query('UPDATE users SET verified_at = coalesce(verified_at, now()) WHERE id = $1', [
    userId,
  ]);
}

/** Sets a new password and ends every session: whoever knew the old one is out. */
export async function setPassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
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
