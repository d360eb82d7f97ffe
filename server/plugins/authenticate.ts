import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { UserType } from '../../src/contract/account';
import { useSession } from '../modules/auth/repository';
import { ProblemError } from './problem-error';

/** Who is asking, as the session token says. */
export type Account = { id: string; userType: UserType; name: string };

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

/** Reads the Bearer token of every request into `request.account`; a dead token is a 401, none is anonymous. */
export const authenticate = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header)?.[1];
    const row = token === undefined ? undefined : await useSession(app.database, token);
    if (row === undefined) {
      throw new ProblemError(401, 'unauthorised', 'Your session has ended. Please log in again.');
    }
    request.account = { id: row.id, userType: row.user_type, name: row.name };
  });
});

/** The account behind a request that needs one. @throws 401 for an anonymous request. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) {
    throw new ProblemError(401, 'unauthorised', 'Please log in to do this.');
  }
  return request.account;
}

/** The agent behind a request. @throws 401 when anonymous, 403 for any other role. */
export function agentOf(request: FastifyRequest): Account {
  const account = accountOf(request);
  if (account.userType !== 'agent') {
    throw new ProblemError(403, 'forbidden', 'Only agents and owners can do this.');
  }
  return account;
}
