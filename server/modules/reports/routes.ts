import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { queueMail } from '../mail/repository';
import { newReportMail } from '../mail/safety-templates';
import { decideReport } from './decide-report';
import { readEvidence } from './read-evidence';
import { findReport, hasWaitingReports, insertReport, readReports } from './repository';
import { serve } from '../../plugins/serve';

/** Reporting what breaks the rules, by anybody, and deciding about it, by approvers (SAFE-1, SAFE-4). */
export const reportRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const { contactEmail, publicUrl } = app.settings;

  serve(app, 'POST /reports', async (request, reply) => {
    const { body } = request;
    const reporterId = request.account?.id ?? null;
    const take = async (tx: Queryable) => {
      const stored = await findReport(tx, body.id);
      // What arrived stays arrived, though what it is about may be gone since.
      if (stored === undefined) {
        const evidence = await readEvidence(tx, reporterId, body.subject, body.subjectId);
        // One mail for a list that fills up: whoever opens it sees all that came since.
        if (!(await hasWaitingReports(tx))) {
          const mail = newReportMail(contactEmail, evidence.title, `${publicUrl}/approvals`);
          await queueMail(tx, mail, evidence.aboutUserId);
        }
        await insertReport(tx, body, reporterId, evidence);
      } else if (stored.subjectId !== body.subjectId)
        throw new ProblemError(409, 'conflict', 'This id belongs to another report already.', {
          field: 'id',
        });
      return { status: 201, body: { id: body.id } };
    };
    // A second word about the same has no row of its own: its key alone tells that it was heard.
    const answer =
      reporterId === null
        ? await database.transaction(take).then((taken) => taken.body)
        : await onceInEffect(database, request, reply, take);
    app.mailWorker.wake();
    return reply.code(201).send(answer);
  });

  serve(app, 'GET /reports', async () => ({
    reports: await readReports(database),
  }));

  serve(app, 'POST /reports/:id/decision', async (request, reply) => {
    const { id: approverId } = accountOf(request);
    const actor = (await findById(database, approverId))?.email ?? approverId;
    const answer = await onceInEffect(database, request, reply, async (tx) => ({
      status: 200,
      body: {
        report: await decideReport(
          tx,
          { id: request.params.id, actor, actorId: approverId, ...request.body },
          app,
        ),
      },
    }));
    app.mailWorker.wake();
    app.smsWorker?.wake();
    return answer;
  });
};
