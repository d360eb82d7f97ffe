import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

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
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // The API's own documentation page brings inline styles; nothing else may.
    if (!request.url.startsWith('/api/docs')) void reply.header('content-security-policy', POLICY);
  });
});
