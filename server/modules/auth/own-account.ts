import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import type { AccountRow } from './account-row';
import { findById } from './repository';

/** The account of whoever is logged in, as it is now. @throws 404 where it is gone */
export async function ownAccount(db: Queryable, request: FastifyRequest): Promise<AccountRow> {
  const row = await findById(db, accountOf(request).id);
  if (row === undefined) throw new ProblemError(404, 'not-found', 'This account no longer exists.');
  return row;
}
