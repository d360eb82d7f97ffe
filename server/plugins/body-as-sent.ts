import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body before its schema trimmed and filled it. */
    bodyAsSent: unknown;
  }
}

/**
 * Keeps the body as it came beside what its schema makes of it: a repetition is told by what the
 * phone sent, which a new build of the server reads in another way.
 */
export const bodyAsSent = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('bodyAsSent', null);
  app.addHook('preValidation', async (request) => {
    request.bodyAsSent = request.body;
  });
});
