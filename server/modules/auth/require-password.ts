import { ProblemError } from '../../plugins/problem-error';
import { passwordFits } from './password';
import type { AccountRow } from './account-row';

/** @throws 422 for a password that is not the account's */
export async function requirePassword(row: AccountRow, password: string): Promise<void> {
  if (await passwordFits(row.password_hash, password)) return;
  throw new ProblemError(422, 'invalid', 'Current password is incorrect', {
    field: 'currentPassword',
  });
}
