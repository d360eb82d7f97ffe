import type { FastifyPluginAsync } from 'fastify';
import { ProblemError } from '../../plugins/problem-error';
import { readAgentPage } from './agent-page';
import { serve } from '../../plugins/serve';

/** An agent and their homes, for everybody. */
export const agentPageRoute: FastifyPluginAsync = async (app) => {
  serve(app, 'GET /agents/:id', async (request) => {
    const page = await readAgentPage(app.database, request.params.id, request.query);
    if (page === undefined) throw new ProblemError(404, 'not-found', 'There is no such agent.');
    return page;
  });
};
