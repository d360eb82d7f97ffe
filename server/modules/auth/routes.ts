import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  endedSchema,
  endSessionSchema,
  forgotPasswordSchema,
  loginAnswerSchema,
  loginSchema,
  messageAnswerSchema,
  resetPasswordSchema,
} from '../../../src/contract/account';
import { newLoginMail } from '../mail/account-templates';
import { queueMail } from '../mail/repository';
import { accountOf } from '../../plugins/authenticate';
import { ProblemError } from '../../plugins/problem-error';
import { forgive } from '../../plugins/rate-limit';
import { askAccountMail } from './account-mails';
import { refuseCommonPassword } from './common-passwords';
import { deviceName } from './device-name';
import { forgetDevices, rememberDevice } from './known-devices';
import { endLinks, spendOneTimeToken } from './one-time-tokens';
import { hashPassword, passwordFits } from './password';
import {
  type AccountRow,
  findByEmail,
  findById,
  markVerified,
  setPassword,
  toUser,
} from './repository';
import { closeByFingerprint, closeSession, openSession } from './sessions';
import { hashToken } from './token';

/** Log in and out, recover a password (P7). No answer tells whether an e-mail exists. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, settings } = app;

  app.post(
    '/auth/login',
    { schema: { tags: ['account'], body: loginSchema, response: { 200: loginAnswerSchema } } },
    async (request, reply) => {
      const row = await findByEmail(database, request.body.email);
      const fits = await passwordFits(row?.password_hash ?? null, request.body.password);
      if (row === undefined || !fits) {
        throw new ProblemError(401, 'unauthorised', 'Invalid credentials. Please try again.');
      }
      await forgive(database, 'POST /auth/login', row.email, request);
      refuseUnready(row);
      const token = await database.transaction(async (tx) => {
        const device = deviceName(request.headers['user-agent']);
        const token = await openSession(tx, row.id, device);
        if ((await rememberDevice(tx, row.id, request, reply)) === 'new') {
          const fingerprint = Buffer.from(hashToken(token)).toString('hex');
          const end = `${settings.publicUrl}/api/auth/end-session?fingerprint=${fingerprint}`;
          await queueMail(tx, newLoginMail(row, device, end), row.id);
        }
        return token;
      });
      app.mailWorker.wake();
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
        await endLinks(tx, spent.userId);
        await forgetDevices(tx, spent.userId, request);
        const row = await findById(tx, spent.userId);
        if (row !== undefined) await forgive(tx, 'POST /auth/login', row.email, request);
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
