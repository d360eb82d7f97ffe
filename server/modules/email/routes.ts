import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { writeAudit } from '../audit/audit';
import { askAccountMail } from '../auth/account-mails';
import { isKnownDevice } from '../../plugins/known-devices';
import { findByEmail, findById } from '../auth/repository';
import { propertyReviewedMail } from '../mail/agent-templates';
import { compose } from '../mail/compose';
import { lineOfStaff } from '../mail/line';
import { queueMail } from '../mail/repository';
import { subjectOfStaff } from '../mail/subject';
import { htmlToText } from '../../../src/domain/html-to-text';
import { serve } from '../../plugins/serve';

// Open calls answer the same for every address; what follows is decided by what the address is.
const OPEN = [
  { call: 'POST /email/verification-code', kind: 'verify' },
  { call: 'POST /email/verify', kind: 'verify' },
  { call: 'POST /email/welcome', kind: 'verify' },
  { call: 'POST /email/password-reset', kind: 'reset' },
] as const;

/** The mail calls of the specification, each against the real transport. */
export const emailRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;
  const asked = { message: 'If this address has an account, a mail is on its way.' };

  for (const { call, kind } of OPEN) {
    serve(app, call, async (request, reply) => {
      const { email } = request.body;
      const isOwed = kind === 'reset' && (await isKnownDevice(database, request, email));
      await askAccountMail(database, email, kind, { isOwed });
      app.mailWorker.wake();
      return reply.code(202).send(asked);
    });
  }

  serve(app, 'POST /email/agent-approval', async (request, reply) => {
    await askAccountMail(database, request.body.email, 'application-reminder');
    app.mailWorker.wake();
    return reply.code(202).send(asked);
  });

  // Only to people who have an account here, and without the caller's HTML: this is no relay.
  serve(app, 'POST /email/send', async (request, reply) => {
    const { to, subject, html } = request.body;
    await database.transaction(async (tx) => {
      const recipient = await findByEmail(tx, to);
      if (recipient === undefined) {
        throw new ProblemError(
          422,
          'invalid',
          'Mails go to people with an account here, and this address has none.',
          { field: 'to' },
        );
      }
      await queueMail(
        tx,
        compose(recipient.email, {
          subject: subjectOfStaff(subject),
          lines: htmlToText(html).map(lineOfStaff),
        }),
      );
      await writeAudit(tx, {
        actor: (await findById(tx, accountOf(request).id))?.email ?? '',
        actorId: accountOf(request).id,
        action: 'mail.send',
        subject: recipient.email,
        subjectId: recipient.id,
        detail: subject,
      });
    });
    app.mailWorker.wake();
    return reply.code(202).send({ message: 'The mail is on its way.' });
  });

  serve(app, 'POST /email/property-approval', async (request, reply) => {
    const { propertyId, approved, reason } = request.body;
    await database.transaction(async (tx) => {
      const property = await tx.kysely
        .selectFrom('properties')
        .select(['title', 'owner_id'])
        .where('id', '=', propertyId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const owner = property && (await findById(tx, property.owner_id));
      if (property === undefined || owner === undefined)
        throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
      const url = `${settings.publicUrl}/property-detail/${propertyId}`;
      await queueMail(
        tx,
        propertyReviewedMail(owner, { title: property.title, approved, reason, url }),
      );
      await writeAudit(tx, {
        actor: (await findById(tx, accountOf(request).id))?.email ?? '',
        actorId: accountOf(request).id,
        action: approved ? 'property.approve' : 'property.refuse',
        subject: propertyId,
        subjectId: property.owner_id,
        detail: reason,
      });
    });
    app.mailWorker.wake();
    return reply.code(202).send({ message: 'The owner has been written to.' });
  });
};
