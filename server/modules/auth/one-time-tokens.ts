import type { Queryable } from '../../db/database';
import { hashToken, newToken } from './token';

/** What a link in a mail is good for, once. */
export type TokenPurpose = 'verify' | 'reset' | 'documents';

/** Makes two writers about one account wait for each other; what only refers to it goes on. */
async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Makes a single-use token in the caller's transaction; earlier ones of the same purpose end. */
export async function issueOneTimeToken(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
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
  purpose: TokenPurpose,
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

/** The owner of a living token that may be used more than once, such as for several papers. */
export async function peekOneTimeToken(
  db: Queryable,
  token: string,
  purpose: 'documents',
): Promise<string | undefined> {
  const [row] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()',
    [hashToken(token), purpose],
  );
  return row?.user_id;
}

/** Ends every token of a person for one purpose. */
export async function dropOneTimeTokens(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await db.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [
    userId,
    purpose,
  ]);
}
