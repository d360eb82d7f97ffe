import { sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { hashToken, newToken } from '../../token';

type Purpose = 'passkey-add' | 'passkey-login';

/** How long a challenge may be answered: 5 minutes. */
const MINUTES = 5;
export const CHALLENGE_MS = MINUTES * 60_000;

/** Makes what a passkey is to sign, in base64url: for whoever adds one, or, for null, for a login. */
export async function issueChallenge(
  db: Queryable,
  purpose: Purpose,
  userId: string | null,
): Promise<string> {
  const challenge = newToken();
  await db.kysely
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashToken(challenge),
      user_id: userId,
      purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute();
  return challenge;
}

/** Uses a challenge up, whatever comes of its answer; says whether it was alive and made for this. */
export async function spendChallenge(
  db: Queryable,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<boolean> {
  const spent = await db.kysely
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .returning((eb) => eb('expires_at', '>', now).as('alive'))
    .executeTakeFirst();
  return spent?.alive === true;
}
