import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { forgive } from '../../plugins/rate-limit';
import { requireSecondFactor, secondFactorOf } from '../second-factor/require-second-factor';
import { askAccountMail } from '../auth/account-mails';
import { invalidCredentials } from '../auth/invalid-credentials';
import { refuseCommonPassword } from '../auth/common-passwords';
import { forgetDevices, isKnownDevice } from '../../plugins/known-devices';
import { endLinks, noteSpent, spendOneTimeToken, spentBy } from '../auth/one-time-tokens';
import { openLogin } from '../auth/open-login';
import { hashPassword, passwordFits } from '../auth/password';
import { findByEmail, findById, markVerified, setPassword } from '../auth/repository';
import { closeByFingerprint, closeSession } from '../auth/sessions';
import { endSignUps, passwordOf } from '../auth/sign-ups';
import { tokenOf } from '../auth/token-of';
import { serve } from '../../plugins/serve';

/** Log in and out, recover a password. No answer tells whether an e-mail exists. */
export const authRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'POST /auth/login', async (request, reply) => {
    const row = await findByEmail(database, request.body.email);
    const hash = await passwordOf(database, row);
    const fits = await passwordFits(hash, request.body.password);
    if (row === undefined || !fits) {
      throw invalidCredentials();
    }
    // Before what was counted is forgiven: wrong codes count like wrong passwords.
    const isAsked = await requireSecondFactor(app, row, request.body.code);
    await forgive(database, 'POST /auth/login', row.email, request);
    return openLogin(app, row, request, reply, async (tx) => {
      const isSame = (await passwordOf(tx, await findById(tx, row.id))) === hash;
      return isSame && (isAsked || (await secondFactorOf(tx, row, app.settings)) === 'none');
    });
  });

  serve(app, 'POST /auth/logout', async (request) => {
    accountOf(request);
    await closeSession(database, tokenOf(request));
    return { message: 'You are logged out.' };
  });

  // For a phone that logged out without a network: it kept what ends its session and opens none.
  serve(app, 'POST /auth/sessions/end', async (request) => {
    await closeByFingerprint(database, request.body.fingerprint, request.body.recalled);
    // The same for every fingerprint: nobody learns which sessions there are.
    return { ended: true as const };
  });

  serve(app, 'POST /auth/forgot-password', async (request, reply) => {
    const { email } = request.body;
    const isOwed = await isKnownDevice(database, request, email);
    await askAccountMail(database, email, 'reset', { isOwed });
    app.mailWorker.wake();
    return reply.code(202).send({
      message: 'If this address has an account, a link is on its way. It works for 30 minutes.',
    });
  });

  serve(app, 'POST /auth/reset-password', async (request) => {
    refuseCommonPassword(request.body.password, 'password');
    const passwordHash = await hashPassword(request.body.password);
    await database.transaction(async (tx) => {
      if (await isChosenAlready(tx, request.body)) return;
      const spent = await spendOneTimeToken(tx, request.body.token, 'reset');
      if (spent === undefined) {
        // Asked twice at once, the first was done meanwhile.
        if (await isChosenAlready(tx, request.body)) return;
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
      await endSignUps(tx, spent.userId);
      await endLinks(tx, spent.userId);
      await noteSpent(tx, request.body.token, spent.userId);
      await forgetDevices(tx, spent.userId, request);
      const row = await findById(tx, spent.userId);
      if (row !== undefined) await forgive(tx, 'POST /auth/login', row.email, request);
    });
    return { message: 'Password Reset Complete!' };
  });
};

/** Whether this link chose this very password before: the answer was lost, and it is asked again. */
async function isChosenAlready(
  tx: Queryable,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const userId = await spentBy(tx, token);
  const row = userId === undefined ? undefined : await findById(tx, userId);
  return row !== undefined && (await passwordFits(row.password_hash, password));
}
