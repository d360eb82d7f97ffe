import type { Queryable } from '../../db/database';
import { hashToken, newToken } from './token';

/** What a link in a mail is good for, once. */
export type TokenPurpose = 'verify' | 'reset' | 'documents';

/**
 * Makes two writers about one account wait for each other; what only refers to it goes on. Answers
 * whether the account is there still.
 */
export async function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  return rows.length > 0;
}

/**
 * Makes a single-use token in the caller's transaction; earlier ones of the same purpose end.
 * `email` is the address it is sent to, where it proves that address.
 */
export async function issueOneTimeToken(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  minutes: number,
  email: string | null = null,
): Promise<string> {
  const token = newToken();
  await lockUser(db, userId);
  await db.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [
    userId,
    purpose,
  ]);
  await db.query(
    `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at, email)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4), $5)`,
    [hashToken(token), userId, purpose, minutes, email],
  );
  return token;
}

/**
 * Uses a token up, and with it every other of its owner for the same purpose; answers the owner and
 * the address it was sent to, or undefined when it is unknown, used or expired.
 */
export async function spendOneTimeToken(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<{ userId: string; email: string | null } | undefined> {
  const [owner] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2 AND user_id IS NOT NULL',
    [hashToken(token), purpose],
  );
  if (owner === undefined) return undefined;
  // Before the token's own row: two links used at once would otherwise each hold what the other needs.
  await lockUser(db, owner.user_id);
  const rows = await db.query<{ email: string | null; alive: boolean }>(
    `DELETE FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2
     RETURNING email, expires_at > now() AS alive`,
    [hashToken(token), purpose],
  );
  if (rows[0]?.alive !== true) return undefined;
  await db.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [
    owner.user_id,
    purpose,
  ]);
  return { userId: owner.user_id, email: rows[0].email };
}

/**
 * The owner of a living token that may be used more than once, such as for several papers; null for
 * a token that stands for nobody.
 */
export async function peekOneTimeToken(
  db: Queryable,
  token: string,
  purpose: 'documents',
): Promise<{ userId: string | null } | undefined> {
  const [row] = await db.query<{ user_id: string | null }>(
    'SELECT user_id FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()',
    [hashToken(token), purpose],
  );
  return row === undefined ? undefined : { userId: row.user_id };
}

/**
 * Makes the first token of somebody new, or, for null, one that is taken like it and stands for
 * nobody: the same single statement in both cases, so that its time tells nothing either.
 */
export async function issueFirstToken(
  db: Queryable,
  userId: string | null,
  purpose: 'documents',
  minutes: number,
): Promise<string> {
  const token = newToken();
  await db.query(
    `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [hashToken(token), userId, purpose, minutes],
  );
  return token;
}
