import { sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { TokenPurpose } from '../../db/schema/account-tables';
import { hashToken, newToken } from '../../token';

/**
 * Makes two writers about one account wait for each other; what only refers to it goes on. Answers
 * whether the account is there still.
 */
export async function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  const found = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Of a token that was used: no living one ends then. */
const SPENT = new Date(0);

/** Links of these may stand beside each other: asking for another must not end the one that was sent. */
const SIDE_BY_SIDE = new Set<TokenPurpose>(['reset', 'email-undo']);

type Proof = { email?: string | null; signUpId?: string | null };

/**
 * Makes a single-use token in the caller's transaction; earlier ones of the same purpose end, but those
 * that may stand side by side. `email` is the address it is sent to, where it proves that address, and
 * `signUpId` the sign-up it confirms: links of several stand side by side too.
 */
export async function issueOneTimeToken(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  minutes: number,
  { email = null, signUpId = null }: Proof = {},
): Promise<string> {
  const token = newToken();
  await lockUser(db, userId);
  if (signUpId === null && !SIDE_BY_SIDE.has(purpose)) await endTokens(db, userId, [purpose]);
  await addToken(db, { token, userId, purpose, minutes, email, signUpId });
  return token;
}

/**
 * Uses a token up, and with it every other of its owner for the same purpose; answers the owner, the
 * address it was sent to and the sign-up it confirms, or undefined when it is unknown, used or expired.
 * One that takes a change of the e-mail back ends only those made after it: whoever had the account for
 * a while would otherwise end the one that its first owner holds.
 */
export async function spendOneTimeToken(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<{ userId: string; email: string | null; signUpId: string | null } | undefined> {
  const owner = await db.kysely
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const userId = owner?.user_id ?? null;
  if (userId === null) return undefined;
  // Before the token's own row: two links used at once would otherwise each hold what the other needs.
  await lockUser(db, userId);
  const spent = await db.kysely
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '<>', SPENT)
    .returning((eb) => [
      'email',
      'sign_up_id',
      'expires_at',
      eb('expires_at', '>', now).as('alive'),
    ])
    .executeTakeFirst();
  if (spent?.alive !== true) return undefined;
  // All that take a change back live equally long, so that the later made ends later.
  await endTokens(db, userId, [purpose], purpose === 'email-undo' ? spent.expires_at : null);
  return { userId, email: spent.email, signUpId: spent.sign_up_id };
}

/** Notes that a link chose a password, for whoever asks again as the answer was lost. */
export async function noteSpent(tx: Queryable, token: string, userId: string): Promise<void> {
  await tx.kysely
    .insertInto('one_time_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, purpose: 'reset', expires_at: SPENT })
    .execute();
}

/** Who chose a password by this link before; undefined where nobody did. */
export async function spentBy(tx: Queryable, token: string): Promise<string | undefined> {
  const row = await tx.kysely
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'reset')
    .where('expires_at', '=', SPENT)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
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
  const row = await db.kysely
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
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
  await addToken(db, { token, userId, purpose, minutes, email: null, signUpId: null });
  return token;
}

type NewToken = {
  token: string;
  userId: string | null;
  purpose: TokenPurpose;
  minutes: number;
  email: string | null;
  signUpId: string | null;
};

async function addToken(db: Queryable, fresh: NewToken): Promise<void> {
  await db.kysely
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashToken(fresh.token),
      user_id: fresh.userId,
      purpose: fresh.purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${fresh.minutes})`,
      email: fresh.email,
      sign_up_id: fresh.signUpId,
    })
    .execute();
}

/** Ends the links of an account that open or confirm anything; not the one that takes an e-mail change back. */
export function endLinks(db: Queryable, userId: string): Promise<void> {
  return endTokens(db, userId, ['verify', 'reset']);
}

async function endTokens(
  db: Queryable,
  userId: string,
  purposes: readonly TokenPurpose[],
  endingFrom: Date | null = null,
): Promise<void> {
  await db.kysely
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .$if(endingFrom !== null, (query) => query.where('expires_at', '>=', endingFrom))
    .execute();
}
