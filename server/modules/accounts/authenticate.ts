import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { UserType } from '../../../src/contract/people/account';
import { ACCESS, type Access, WITHOUT_SECOND_FACTOR } from '../../access';
import { sessionEnded } from '../auth/session-ended';
import { touchSession } from '../auth/sessions';
import { demandsSecondFactor } from '../second-factor/demands-second-factor';
import { hasSecondFactor } from '../second-factor/second-factors';
import { type Account, accountOf } from '../../plugins/account-of';
import { callKeyOf, callOf } from '../../plugins/call-key-of';
import { isApiPath } from '../../plugins/is-api-path';
import { isDocsPath } from '../../plugins/is-docs-path';
import { ProblemError } from '../../plugins/problem-error';

const DENIED: Record<UserType, string> = {
  seeker: 'Only people looking for a home can do this.',
  agent: 'Only agents and owners can do this.',
  approver: 'Only approvers can do this.',
};

/**
 * Reads the Bearer token of every request into `request.account` and holds each call to the table of
 * access. A dead token is a 401, none is anonymous; a route that the table does not name fails at
 * the start.
 */
export const authenticate = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('account', null);
  app.addHook('onRoute', (route) => {
    if (!isApiPath(route.url) || isDocsPath(route.url)) return;
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD' && method !== 'OPTIONS' && callKeyOf(method, route.url) === null)
        throw new Error(`${method} ${route.url} is not in server/access.ts`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header !== undefined) request.account = await accountBehind(app, header);
    const call = callOf(request);
    if (call === null) return;
    requireAccess(ACCESS[call], request);
    if (ACCESS[call] !== 'everybody' && !WITHOUT_SECOND_FACTOR.has(call))
      await requireSecondFactorOf(app, accountOf(request));
  });
});

async function accountBehind(app: FastifyInstance, header: string): Promise<Account> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header)?.[1];
  const row = token === undefined ? undefined : await touchSession(app.database, token);
  if (row === undefined) {
    throw sessionEnded();
  }
  if (row.approval !== 'approved') {
    throw new ProblemError(403, 'approval-pending', 'This account is pending approval.');
  }
  return { id: row.id, userType: row.user_type, name: row.name, plan: row.plan };
}

function requireAccess(access: Access, request: FastifyRequest): void {
  if (access === 'everybody') return;
  const account = accountOf(request);
  if (access.includes(account.userType)) return;
  const [only] = access;
  const why =
    access.length === 1 && only !== undefined
      ? DENIED[only]
      : 'This is for people who search or offer homes.';
  throw new ProblemError(403, 'forbidden', why);
}

/** @throws 403 for an account that needs a second factor and has none yet */
async function requireSecondFactorOf(app: FastifyInstance, account: Account): Promise<void> {
  if (!demandsSecondFactor(account.userType, app.settings)) return;
  if (await hasSecondFactor(app.database, account.id)) return;
  throw new ProblemError(
    403,
    'second-factor-missing',
    'Your account needs more than a password: turn on codes from an app, or add a passkey, in your settings.',
  );
}
