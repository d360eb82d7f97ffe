import type { UserType } from '../../src/contract/people/account';
import { hashPassword } from '../../server/modules/auth/password';
import type { TestAccount, TestApp } from './test-app';

export const PASSWORD = 'a river in the dry season';
let hashed: Promise<string> | undefined;

/** An account with an open session that can also log in, with PASSWORD. */
export async function withPassword(
  t: TestApp,
  userType: UserType = 'seeker',
): Promise<TestAccount> {
  hashed ??= hashPassword(PASSWORD);
  const account = await t.account(userType);
  await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    account.id,
    await hashed,
  ]);
  return account;
}
