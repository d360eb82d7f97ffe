import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  endedSchema,
  endSessionSchema,
  forgotPasswordSchema,
  loginAnswerSchema,
  loginSchema,
  messageAnswerSchema,
  resetPasswordSchema,
  verifyQuerySchema,
} from '../../../src/contract/account';
import { accountOf } from '../../plugins/authenticate';
import { ProblemError } from '../../plugins/problem-error';
import { forgive } from '../../plugins/rate-limit';
import { askAccountMail } from './account-mails';
import { refuseCommonPassword } from './common-passwords';
import { deviceName } from './device-name';
import { spendOneTimeToken } from './one-time-tokens';
import { hashPassword, passwordFits } from './password';
import {
  type AccountRow,
  confirmEmail,
  findByEmail,
  markVerified,
  setPassword,
  toUser,
} from './repository';
import { closeByFingerprint, closeSession, openSession } from './sessions';

/** Verify, log in and out, recover a password (P7). No answer tells whether an e-mail exists. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;

  app.get(
    '/auth/verify',
    {
      // Mail programs look at links with HEAD before anybody opens them: that must not use one up.
      exposeHeadRoute: false,
      schema: { tags: ['account'], querystring: verifyQuerySchema },
    },
    async (request, reply) => {
      const confirmed = await database.transaction(async (tx) => {
        const spent = await spendOneTimeToken(tx, request.query.token, 'verify');
        return spent?.email != null && (await confirmEmail(tx, spent.userId, spent.email));
      });
      return reply.redirect(confirmed ? '/login?verified=true' : '/login?verified=false');
    },
  );

  app.post(
    '/auth/login',
    { schema: { tags: ['account'], body: loginSchema, response: { 200: loginAnswerSchema } } },
    async (request) => {
      const row = await findByEmail(database, request.body.email);
      const fits = await passwordFits(row?.password_hash ?? null, request.body.password);
      if (row === undefined || !fits) {
        throw new ProblemError(401, 'unauthorised', 'Invalid credentials. Please try again.');
      }
      await forgive(database, 'POST /auth/login', row.email);
      refuseUnready(row);
      const token = await openSession(database, row.id, deviceName(request.headers['user-agent']));
      return { token, user: toUser(row) };
    },
  );

  app.post(
    '/auth/logout',
    { schema: { tags: ['account'], response: { 200: messageAnswerSchema } } },
    async (request) => {
      accountOf(request);
      await closeSession(database, String(request.headers.authorization).slice('Bearer '.length));
      return { message: 'You are logged out.' };
    },
  );

  // For a phone that logged out without a network: it kept what ends its session and opens none.
  app.post(
    '/auth/sessions/end',
    { schema: { tags: ['account'], body: endSessionSchema, response: { 200: endedSchema } } },
    async (request) => {
      await closeByFingerprint(database, request.body.fingerprint);
      // The same for every fingerprint: nobody learns which sessions there are.
      return { ended: true as const };
    },
  );

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags: ['account'],
        body: forgotPasswordSchema,
        response: { 202: messageAnswerSchema },
      },
    },
    async (request, reply) => {
      await askAccountMail(database, request.body.email, 'reset');
      app.mailWorker.wake();
      return reply.code(202).send({
        message: 'If this address has an account, a link is on its way. It works for 30 minutes.',
      });
    },
  );

  app.post(
    '/auth/reset-password',
    {
      schema: {
        tags: ['account'],
        body: resetPasswordSchema,
        response: { 200: messageAnswerSchema },
      },
    },
    async (request) => {
      refuseCommonPassword(request.body.password, 'password');
      const passwordHash = await hashPassword(request.body.password);
      await database.transaction(async (tx) => {
        const spent = await spendOneTimeToken(tx, request.body.token, 'reset');
        if (spent === undefined) {
          throw new ProblemError(
            422,
            'invalid',
            'Failed to reset password. The link might have expired.',
            {
              field: 'token',
            },
          );
        }
        await setPassword(tx, spent.userId, passwordHash);
        await markVerified(tx, spent.userId);
      });
      return { message: 'Password Reset Complete!' };
    },
  );
};

function refuseUnready(row: AccountRow): void {
  if (row.approval === 'pending') {
    throw new ProblemError(403, 'approval-pending', 'This account is pending approval.');
  }
  if (row.approval === 'rejected') {
    // 'approval' is the word by which the login screen knows what to say (P8).
    throw new ProblemError(
      403,
      'approval-rejected',
      `This account was not given approval: ${row.rejection_reason ?? 'please write to us'}`,
    );
  }
  if (row.verified_at === null) {
    throw new ProblemError(
      403,
      'email-unverified',
      'E-mail verification is needed before logging in.',
    );
  }
}
