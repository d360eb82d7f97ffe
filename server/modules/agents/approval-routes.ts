import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswerSchema } from '../../../src/contract/people/account';
import {
  agentDocumentParamsSchema,
  approveAgentSchema,
  auditSchema,
  pendingAgentsSchema,
  rejectAgentSchema,
} from '../../../src/contract/people/approval';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { readAudit, writeAudit } from '../audit/audit';
import { approveAgent, rejectAgent } from './decide';
import { pendingApplications, readDocument } from './repository';

/** Deciding on applications, for approvers. Each decision, and each paper read, is noted. */
export const approvalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, settings } = app;
  const tags = ['approvals'];
  const { publicUrl } = settings;

  app.get(
    '/email/agent-approval/pending',
    { schema: { tags, response: { 200: pendingAgentsSchema } } },
    async () => ({ agents: await pendingApplications(database) }),
  );

  app.post(
    '/email/agent-approval/approve',
    { schema: { tags, body: approveAgentSchema, response: { 200: messageAnswerSchema } } },
    async (request, reply) => {
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
    },
  );

  app.post(
    '/email/agent-approval/reject',
    { schema: { tags, body: rejectAgentSchema, response: { 200: messageAnswerSchema } } },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/agents/:id/documents/:kind',
    { schema: { tags, params: agentDocumentParamsSchema } },
    async (request, reply) => {
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
    },
  );

  app.get('/audit', { schema: { tags, response: { 200: auditSchema } } }, async () => ({
    entries: await readAudit(database),
  }));

  async function actorOf(id: string): Promise<string> {
    return (await findById(database, id))?.email ?? id;
  }
};
