import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { API_MARK } from '../../src/contract/headers';
import { isApiPath } from './is-api-path';
import { isDocsPath } from './is-docs-path';

/**
 * Marks every answer under /api as ours and not to be kept. For the whole app, as an unknown
 * address and a refused upload are answers of the API too.
 */
export const apiMarks = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    if (isApiPath(request.url) && !isDocsPath(request.url)) markApiAnswer(reply);
  });
});

/** Says that this answer comes from the API itself, and that nobody may keep it. */
export function markApiAnswer(reply: FastifyReply): void {
  void reply.header(API_MARK, '1');
  void reply.header('cache-control', 'no-store');
}
