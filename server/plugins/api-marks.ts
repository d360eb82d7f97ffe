import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { API_VERSION, OLDEST_SERVED } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { isApiPath } from './is-api-path';
import { isDocsPath } from './is-docs-path';
import { ProblemError } from './problem-error';

const TOO_OLD =
  'This version of the app is too old for the server. Update the app: what you wrote is kept, and goes out then.';

/**
 * Marks every answer under /api as ours and not to be kept. For the whole app, as an unknown
 * address and a refused upload are answers of the API too. A client that says it speaks a version that
 * is no longer served is told so; one that says nothing is taken at today's.
 */
export const apiMarks = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    if (isApiPath(request.url) && !isDocsPath(request.url)) markApiAnswer(reply);
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    const version = headers[API_MARK];
    if (typeof version === 'string' && /^\d+$/.test(version) && Number(version) < OLDEST_SERVED)
      if (isApiPath(url)) throw new ProblemError(426, 'update-needed', TOO_OLD);
  });
});

/** Says that this answer comes from the API itself, and that nobody may keep it. */
export function markApiAnswer(reply: FastifyReply): void {
  void reply.header(API_MARK, String(API_VERSION));
  void reply.header('cache-control', 'no-store');
}
