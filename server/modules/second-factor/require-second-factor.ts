import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import type { Settings } from '../../plugins/settings';
import { invalidCredentials } from '../auth/invalid-credentials';
import type { AccountRow } from '../auth/account-row';
import { demandsSecondFactor } from './demands-second-factor';
import { noteChange } from './note-change';
import { spendCode } from './one-time-codes';
import { spendRecoveryCode } from './recovery-codes';
import { readSecondFactors } from './second-factors';

const APP_CODE = /^\d{6}$/;

/** What an account wants beside a password. */
export async function secondFactorOf(
  db: Queryable,
  { id, user_type }: Pick<AccountRow, 'id' | 'user_type'>,
  settings: Settings,
): Promise<'none' | 'code' | 'passkey'> {
  const { codes, passkeys } = await readSecondFactors(db, id);
  if (codes) return 'code';
  return passkeys.length > 0 && demandsSecondFactor(user_type, settings) ? 'passkey' : 'none';
}

/**
 * Asks whoever gave the right password for what the account wants beside it. A wrong code is answered
 * like a wrong password.
 * @returns whether a code was asked for
 * @throws 401 where a code is missing, wrong or used; 403 where only a passkey opens the account; 409
 * where codes were turned on under another key than the server's: a recovery code still opens it
 */
export async function requireSecondFactor(
  { database, secretKey, settings }: Pick<FastifyInstance, 'database' | 'secretKey' | 'settings'>,
  row: AccountRow,
  code: string | undefined,
): Promise<boolean> {
  const wanted = await secondFactorOf(database, row, settings);
  if (wanted === 'none') return false;
  if (wanted === 'passkey')
    throw new ProblemError(
      403,
      'passkey-needed',
      'A password alone does not open this account. Please log in with your passkey.',
    );
  if (code === undefined || code === '')
    throw new ProblemError(401, 'code-needed', 'Please enter the code from your app.');
  const plain = code.replace(/[\s-]/g, '');
  const fits = await database.transaction(async (tx) => {
    if (APP_CODE.test(plain)) return spendCode(tx, secretKey, row.id, plain);
    const isRecoveryCode = await spendRecoveryCode(tx, row.id, plain);
    if (isRecoveryCode) await noteChange(tx, row, 'codes.recovery-used');
    return isRecoveryCode;
  });
  if (!fits) throw invalidCredentials();
  return true;
}
