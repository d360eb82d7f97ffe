import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { markApiAnswer } from '../../plugins/api-marks';
import { askAccountMail } from '../auth/account-mails';
import { refuseCommonPassword } from '../auth/common-passwords';
import { hashPassword } from '../auth/password';
import { refuseLookalike } from '../auth/refuse-lookalike';
import { insertSeeker } from '../auth/repository';
import { keepSignUp } from '../auth/sign-ups';
import { serve } from '../../plugins/serve';

/**
 * POST /register, which the specification puts on the host itself and not under the API's base.
 * The answer is the same, and takes as long, whether the e-mail is new or known.
 */
export const registerRoute: FastifyPluginAsync = async (app) => {
  const { database } = app;
  app.addHook('onSend', async (_request, reply) => markApiAnswer(reply));
  serve(app, 'POST /register', async (request, reply) => {
    refuseCommonPassword(request.body.password, 'password');
    refuseLookalike(request.body.name, 'name');
    const passwordHash = await hashPassword(request.body.password);
    await database.transaction(async (tx) => {
      const { name, email, preferences } = request.body;
      await insertSeeker(tx, { id: randomUUID(), passwordHash, request: request.body });
      // Also of an address that has signed up: until a link is opened, nobody knows whose sign-up is true.
      const kept = await keepSignUp(tx, email, { name, passwordHash, preferences });
      await askAccountMail(
        tx,
        email,
        kept?.userType === 'seeker' ? 'welcome' : 'already-registered',
        { signUpId: kept?.id ?? null },
      );
    });
    app.mailWorker.wake();
    return reply.code(202).send({ message: 'Please check your e-mail for a verification link.' });
  });
};
