import type { FastifyRequest } from 'fastify';
import type { UserType } from '../../src/contract/people/account';
import type { PlanId } from '../../src/contract/plan/plan-options';
import { ProblemError } from './problem-error';

/** Who is asking, as the session token says. */
export type Account = { id: string; userType: UserType; name: string; plan: PlanId | null };

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

/** The account behind a request that needs one. @throws 401 for an anonymous request. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) {
    throw new ProblemError(401, 'unauthorised', 'Please log in to do this.');
  }
  return request.account;
}
