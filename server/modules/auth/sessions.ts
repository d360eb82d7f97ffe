import { expressionBuilder, sql } from 'kysely';
import type { Recalled } from '../../../src/contract/feed/recalled';
import type { AccountSession } from '../../../src/contract/people/profile';
import type { PlanId } from '../../../src/contract/plan/plan-options';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import type { AccountRow } from './account-row';
import { RETENTION } from '../../retention';
import { recallUnarrived } from '../outbox/recalled-items';
import { hashToken, newToken } from '../../token';

/** Days without use after which a session ends. */
const IDLE_DAYS = RETENTION.idleSessions.days;
/** Days after which a session ends however much it is used. */
const LIFE_DAYS = RETENTION.sessions.days;

const sessions = expressionBuilder<Schema, 'sessions'>();
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
const IS_ALIVE = sessions.and([
  sessions('sessions.last_used_at', '>', daysAgo(IDLE_DAYS)),
  sessions('sessions.created_at', '>', daysAgo(LIFE_DAYS)),
]);

/** Whose session a token is, and what of theirs decides what they may do. */
type SessionOwner = Pick<AccountRow, 'id' | 'user_type' | 'name' | 'approval'> & {
  plan: PlanId | null;
};

// A part of the stored hash: it tells sessions apart and opens none.
const ID = sql<string>`substr(encode(${sessions.ref('token_hash')}, 'hex'), 1, 32)`;

/** Opens a session and answers its token; `device` is how its owner will recognise it. */
export async function openSession(
  db: Queryable,
  userId: string,
  device: string | null = null,
): Promise<string> {
  const token = newToken();
  await db.kysely
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, device })
    .execute();
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
  const row = await db.kysely
    .selectFrom('sessions')
    .innerJoin('users as u', 'u.id', 'sessions.user_id')
    .select((eb) => [
      'u.id',
      'u.user_type',
      'u.name',
      'u.approval',
      'u.plan',
      eb('last_used_at', '<', sql<Date>`now() - interval '1 hour'`).as('due'),
    ])
    .where('token_hash', '=', hash)
    .where(IS_ALIVE)
    .executeTakeFirst();
  if (row?.due === true) {
    await db.kysely
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', hash)
      .execute();
  }
  return row;
}

/** Whether a token is of a session of this person that is there and alive. */
export async function isSessionAlive(
  db: Queryable,
  userId: string,
  token: string,
): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where(IS_ALIVE)
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.kysely.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * Ends the session with this fingerprint, the hexadecimal SHA-256 of its token, where there is one, and
 * takes back what its person discarded with it, as far as it has not arrived.
 */
export async function closeByFingerprint(
  db: Database,
  fingerprint: string,
  recalled: readonly Recalled[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [session] = await tx.kysely
      .deleteFrom('sessions')
      .where('token_hash', '=', Buffer.from(fingerprint, 'hex'))
      .returning('user_id')
      .execute();
    if (session !== undefined) await recallUnarrived(tx, session.user_id, recalled);
  });
}

/** Clears away the sessions whose time is over. */
export async function deleteEndedSessions(db: Queryable): Promise<void> {
  await db.kysely
    .deleteFrom('sessions')
    .where((eb) => eb.not(IS_ALIVE))
    .execute();
}

/** The open sessions of a person, the last used first; `token` is the one that asks. */
export async function listSessions(
  db: Queryable,
  userId: string,
  token: string,
): Promise<AccountSession[]> {
  const rows = await db.kysely
    .selectFrom('sessions')
    .select((eb) => [
      ID.as('id'),
      'device',
      'created_at',
      'last_used_at',
      eb('token_hash', '=', hashToken(token)).as('current'),
    ])
    .where('user_id', '=', userId)
    .where(IS_ALIVE)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? 'Unknown device',
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.current === true,
  }));
}

/** Ends one session of a person by its public id; answers whether there was one. */
export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db.kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(ID, '=', id)
    .returning('user_id')
    .execute();
  return ended.length > 0;
}

/** Ends all sessions of a person. */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends all sessions of a person but the one of `token`. */
export async function endOtherSessions(
  db: Queryable,
  userId: string,
  token: string,
): Promise<void> {
  await db.kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(token))
    .execute();
}
