import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswerSchema, registerSchema } from '../../../src/contract/account';
import { API_MARK } from '../../../src/contract/headers';
import { queueMail } from '../mail/repository';
import { alreadyRegisteredMail, welcomeMail } from '../mail/templates';
import { hashPassword } from './password';
import { findByEmail, insertSeeker, issueOneTimeToken } from './repository';

const VERIFY_MINUTES = 24 * 60;

/**
 * POST /register, which the specification puts on the host itself and not under the API's base (P7).
 * The answer is the same whether the e-mail is new or known.
 */
export const registerRoute: FastifyPluginAsyncZod = async (app) => {
  const { database, settings } = app;
  app.addHook('onSend', async (_request, reply) => void reply.header(API_MARK, '1'));
  app.post(
    '/register',
    { schema: { tags: ['account'], body: registerSchema, response: { 202: messageAnswerSchema } } },
    async (request, reply) => {
      const passwordHash = await hashPassword(request.body.password);
      await database.transaction(async (tx) => {
        const id = randomUUID();
        const { name, email } = request.body;
        if (await insertSeeker(tx, { id, passwordHash, request: request.body })) {
          const token = await issueOneTimeToken(tx, id, 'verify', VERIFY_MINUTES);
          const query = new URLSearchParams({ token, email });
          await queueMail(
            tx,
            welcomeMail(
              { name, email },
              `${settings.publicUrl}/api/auth/verify?${query.toString()}`,
            ),
          );
        } else {
          const known = await findByEmail(tx, email);
          if (known)
            await queueMail(tx, alreadyRegisteredMail(known, `${settings.publicUrl}/login`));
        }
      });
      app.mailWorker.wake();
      return reply.code(202).send({ message: 'Please check your e-mail for a verification link.' });
    },
  );
};
