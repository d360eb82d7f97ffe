import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { agentPageQuerySchema, agentPageSchema } from '../../../src/contract/people/agent-page';
import { idParamsSchema } from '../../../src/contract/uuid';
import { ProblemError } from '../../plugins/problem-error';
import { readAgentPage } from './agent-page';

/** An agent and their homes, for everybody. */
export const agentPageRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/agents/:id',
    {
      schema: {
        tags: ['properties'],
        params: idParamsSchema,
        querystring: agentPageQuerySchema,
        response: { 200: agentPageSchema },
      },
    },
    async (request) => {
      const page = await readAgentPage(app.database, request.params.id, request.query);
      if (page === undefined) throw new ProblemError(404, 'not-found', 'There is no such agent.');
      return page;
    },
  );
};
