import type { AccountSession } from '../../../src/contract/profile';
import type { PlanId } from '../../../src/contract/plan-options';
import type { Queryable } from '../../db/database';
import type { AccountRow } from './repository';
import { hashToken, newToken } from './token';

/** Days without use after which a session ends. */
const IDLE_DAYS = 90;
/** Days after which a session ends however much it is used. */
const LIFE_DAYS = 180;

const IS_ALIVE = `last_used_at > now() - interval '${IDLE_DAYS} days'
  AND sessions.created_at > now() - interval '${LIFE_DAYS} days'`;

/** Whose session a token is, and what of theirs decides what they may do. */
export type SessionOwner = Pick<AccountRow, 'id' | 'user_type' | 'name' | 'approval'> & {
  plan: PlanId | null;
};

// A part of the stored hash: it tells sessions apart and opens none.
const ID = `substr(encode(token_hash, 'hex'), 1, 32)`;

/** Opens a session and answers its token; `device` is how its owner will recognise it. */
export async function openSession(
  db: Queryable,
  userId: string,
  device: string | null = null,
): Promise<string> {
  const token = newToken();
  await db.query('INSERT INTO sessions (token_hash, user_id, device) VALUES ($1, $2, $3)', [
    hashToken(token),
    userId,
    device,
  ]);
  return token;
}

/**
 * Whose living session a token is; using it keeps it alive, up to 180 days. A session ends 90 days
 * after its last use, which is noted at most once an hour: a write for every read would cost more
 * than it tells.
 */
export async function touchSession(
  db: Queryable,
  token: string,
): Promise<SessionOwner | undefined> {
  const hash = hashToken(token);
  const [row] = await db.query<SessionOwner & { due: boolean }>(
    `SELECT u.id, u.user_type, u.name, u.approval, u.plan,
       last_used_at < now() - interval '1 hour' AS due
     FROM sessions JOIN users u ON u.id = user_id
     WHERE token_hash = $1 AND ${IS_ALIVE}`,
    [hash],
  );
  if (row?.due === true) {
    await db.query('UPDATE sessions SET last_used_at = now() WHERE token_hash = $1', [hash]);
  }
  return row;
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
}

/** Ends the session with this fingerprint, the hexadecimal SHA-256 of its token, where there is one. */
export async function closeByFingerprint(db: Queryable, fingerprint: string): Promise<void> {
  await db.query(`DELETE FROM sessions WHERE token_hash = decode($1, 'hex')`, [fingerprint]);
}

/** Clears away the sessions whose time is over. */
export async function deleteEndedSessions(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM sessions WHERE NOT (${IS_ALIVE})`);
}

/** The open sessions of a person, the last used first; `token` is the one that asks. */
export async function listSessions(
  db: Queryable,
  userId: string,
  token: string,
): Promise<AccountSession[]> {
  const rows = await db.query<{
    id: string;
    device: string | null;
    created_at: Date;
    last_used_at: Date;
    current: boolean;
  }>(
    `SELECT ${ID} AS id, device, created_at, last_used_at, token_hash = $2 AS current
     FROM sessions WHERE user_id = $1 AND ${IS_ALIVE}
     ORDER BY last_used_at DESC LIMIT 100`,
    [userId, hashToken(token)],
  );
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? 'Unknown device',
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.current,
  }));
}

/** Ends one session of a person by its public id; answers whether there was one. */
export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    `DELETE FROM sessions WHERE user_id = $1 AND ${ID} = $2 RETURNING user_id`,
    [userId, id],
  );
  return rows.length > 0;
}

/** Ends all sessions of a person but the one of `token`. */
export async function endOtherSessions(
  db: Queryable,
  userId: string,
  token: string,
): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [
    userId,
    hashToken(token),
  ]);
}
