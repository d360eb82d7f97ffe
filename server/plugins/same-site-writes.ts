import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { SHARE_PATH } from '../../src/contract/listing/share-target';
import { ProblemError } from './problem-error';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser says come from another site's page (Sec-Fetch-Site), unless that
 * site is one of CORS_ORIGINS. Programs that are no browser send no such header. What the share sheet of
 * a phone brings is no other site's, whatever the browser says: its route reads and changes nothing.
 */
export const sameSiteWrites = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    if (request.routeOptions.url === SHARE_PATH) return;
    if (request.headers['sec-fetch-site'] !== 'cross-site') return;
    if (app.settings.corsOrigins.includes(request.headers.origin ?? '')) return;
    throw new ProblemError(403, 'forbidden', 'This cannot be done from the page of another site.');
  });
});
