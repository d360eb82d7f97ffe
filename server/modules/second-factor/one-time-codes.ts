import { Secret, TOTP } from 'otpauth';
import type { CodeKey } from '../../../src/contract/people/second-factor';
import { BRAND } from '../../../src/domain/brand';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { ProblemError } from '../../plugins/problem-error';
import { openSecret, sealSecret } from './sealed-secret';

/** What every app of this kind assumes where it is told nothing else (RFC 6238). */
const RULES = { issuer: BRAND, algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** How many steps of 30 seconds an app's clock may be off, either way. */
const STEPS_OFF = 1;
const UNREADABLE = {
  on: 'Codes from an app cannot be checked here any more. Please enter a recovery code, then turn codes off and on again in your settings.',
  begun: 'This key cannot be read any more. Please begin anew.',
};

/**
 * Makes a key for an account, in place of one that was never confirmed; it counts once a code of it
 * was given. It lies in the database sealed under `secretKey`. Answers null where codes are on already.
 */
export async function beginCodes(
  tx: Queryable,
  secretKey: Uint8Array,
  account: { id: string; email: string },
): Promise<CodeKey | null> {
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = sealSecret(secretKey, account.id, secret.bytes);
  const stored = await tx.kysely
    .insertInto('one_time_codes')
    .values({ user_id: account.id, secret: sealed })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ secret: sealed, created_at: now, last_step: 0 })
        .where('one_time_codes.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (stored === undefined) return null;
  const totp = new TOTP({ ...RULES, label: account.email, secret });
  return { key: secret.base32, address: totp.toString() };
}

/**
 * Turns codes on for an account whose app has just shown the right one; answers whether it had.
 * @throws 409 as `spendCode`
 */
export async function confirmCodes(
  tx: Queryable,
  secretKey: Uint8Array,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!(await spendCode(tx, secretKey, userId, code, 'begun'))) return false;
  await tx.kysely
    .updateTable('one_time_codes')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/**
 * Uses up a code of an account's app; answers whether it was right and new.
 * @throws 409 where the account's key was sealed under another `secretKey`
 */
export async function spendCode(
  tx: Queryable,
  secretKey: Uint8Array,
  userId: string,
  code: string,
  which: 'begun' | 'on' = 'on',
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('one_time_codes')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', which === 'on' ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const secret = openSecret(secretKey, userId, row.secret);
  if (secret === null) throw new ProblemError(409, 'conflict', UNREADABLE[which]);
  const step = stepOf(secret, code, Date.now());
  if (step === null) return false;
  // One statement: of two requests with the same code the second finds it used.
  const spent = await tx.kysely
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The step that a code is of, which may be the one before or after `time` (milliseconds); null for none. */
export function stepOf(secret: Uint8Array, code: string, time: number): number | null {
  // The library compares bytes, and throws where as many letters are more of them.
  if (!/^[0-9]+$/.test(code)) return null;
  const totp = new TOTP({
    ...RULES,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
  const off = totp.validate({ token: code, timestamp: time, window: STEPS_OFF });
  return off === null ? null : totp.counter({ timestamp: time }) + off;
}

/** Turns codes off; answers whether they were on. */
export async function endCodes(tx: Queryable, userId: string): Promise<boolean> {
  const ended = await tx.kysely
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await tx.kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return ended !== undefined && ended.confirmed_at !== null;
}
