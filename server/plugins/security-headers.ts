import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDocsPath } from './is-docs-path';

const TILES = 'https://tile.openstreetmap.org';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob: ${TILES}`,
  `connect-src 'self' ${TILES}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer says to the browser: own code only, no framing, no guessing of types. */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => addSecurityHeaders(request, reply));
});

/** Adds them to an answer that no hook reaches. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-content-type-options', 'nosniff');
  void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  // The API's own documentation page brings inline styles; nothing else may.
  if (!isDocsPath(request.url)) void reply.header('content-security-policy', POLICY);
}
