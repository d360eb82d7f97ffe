import { ProblemError } from '../../plugins/problem-error';
import { passwordFits } from './password';
import type { AccountRow } from './account-row';

/** What a form calls the field of the password that proves whose account it is. */
export type PasswordField = 'currentPassword' | 'password';

/** @throws 422 for a password that is not the account's */
export async function requirePassword(
  row: AccountRow,
  password: string,
  field?: PasswordField,
): Promise<void> {
  if (!(await passwordFits(row.password_hash, password))) throw wrongPassword(field);
}

/** The answer to a password that is not the account's. */
export function wrongPassword(field: PasswordField = 'currentPassword'): ProblemError {
  return new ProblemError(422, 'invalid', 'Current password is incorrect', { field });
}
