import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { readAudit, writeAudit } from '../audit/audit';
import { approveAgent, rejectAgent } from './decide';
import { countPending, pendingApplications } from './pending-applications';
import { readDocument } from './repository';
import { serve } from '../../plugins/serve';

/** So many are read at once; those behind them are found by what one knows of them. */
const MOST = 500;

/** Deciding on applications, for approvers. Each decision, and each paper read, is noted. */
export const approvalRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;
  const { publicUrl } = settings;

  serve(app, 'GET /email/agent-approval/pending', async ({ query }) => ({
    agents: await pendingApplications(database, { ...query, most: MOST }),
    total: await countPending(database),
  }));

  serve(app, 'POST /email/agent-approval/approve', async (request, reply) => {
    const actorId = accountOf(request).id;
    const actor = await actorOf(actorId);
    const { agentId, seen } = request.body;
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      await approveAgent(tx, { agentId, seen, actor, actorId, publicUrl });
      return {
        status: 200,
        body: { message: 'The agent is approved and has been written to.' },
      };
    });
    app.mailWorker.wake();
    return answer;
  });

  serve(app, 'POST /email/agent-approval/reject', async (request, reply) => {
    const actorId = accountOf(request).id;
    const actor = await actorOf(actorId);
    const { agentId, seen, reason } = request.body;
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      await rejectAgent(tx, { agentId, seen, actor, actorId, publicUrl, reason });
      return {
        status: 200,
        body: { message: 'The application is refused and the applicant has been told why.' },
      };
    });
    app.mailWorker.wake();
    return answer;
  });

  serve(app, 'GET /agents/:id/documents/:kind', async (request, reply) => {
    const { id, kind } = request.params;
    const document = await readDocument(database, id, kind);
    if (document === undefined)
      throw new ProblemError(404, 'not-found', 'There is no such document.');
    await writeAudit(database, {
      actor: await actorOf(accountOf(request).id),
      actorId: accountOf(request).id,
      action: 'document.read',
      subject: id,
      subjectId: id,
      detail: kind,
    });
    // An attachment: what strangers sent us is not opened as a page of ours.
    return reply
      .type(document.type)
      .header('content-disposition', `attachment; filename="${kind}"`)
      .send(Buffer.from(document.bytes));
  });

  serve(app, 'GET /audit', async () => ({
    entries: await readAudit(database),
  }));

  async function actorOf(id: string): Promise<string> {
    return (await findById(database, id))?.email ?? id;
  }
};
