import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import type { AccountRow } from './account-row';
import { lockUser } from './one-time-tokens';
import { ownAccount } from './own-account';
import { type PasswordField, wrongPassword } from './require-password';
import { sessionEnded } from './session-ended';
import { isSessionAlive } from './sessions';
import { tokenOf } from './token-of';

/**
 * Locks the account of whoever is logged in, and answers it as it is now. A link may have chosen another
 * password since the request was let in: that ends all sessions, and what this one writes would outlive them.
 * @throws 401 where the session has ended since
 */
export async function lockOwnAccount(tx: Queryable, request: FastifyRequest): Promise<AccountRow> {
  const { id } = accountOf(request);
  await lockUser(tx, id);
  if (!(await isSessionAlive(tx, id, tokenOf(request)))) throw sessionEnded();
  return ownAccount(tx, request);
}

/**
 * Locks the account of whoever has just given its password, which was held to `proved`, and answers it as it
 * is now.
 * @throws 401 where the session has ended since; 422 where the account has another password by now
 */
export async function lockProved(
  tx: Queryable,
  request: FastifyRequest,
  proved: Pick<AccountRow, 'password_hash'>,
  field?: PasswordField,
): Promise<AccountRow> {
  const row = await lockOwnAccount(tx, request);
  if (row.password_hash !== proved.password_hash) throw wrongPassword(field);
  return row;
}
