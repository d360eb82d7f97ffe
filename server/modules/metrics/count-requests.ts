import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from '../../../src/contract/headers';
import type { Metrics } from './metrics';
import { outboxVerdict } from './outbox-verdict';
import { ProblemError } from '../../plugins/problem-error';

const PATH = '/metrics';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Whatever has no route of ours, so that made-up addresses make no labels. */
const UNKNOWN = 'unknown';

/** Counts every answer, and hands the register to whoever has the token, where the settings name one. */
export const countRequests = fastifyPlugin(
  async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? UNKNOWN;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const { statusCode } = reply;
      metrics.requests.inc({ method, route, status: String(statusCode) });
      metrics.latency.observe({ method, route }, reply.elapsedTime / 1000);
      if (statusCode === 429) metrics.limited.inc({ route });
      if (request.headers[IDEMPOTENCY_KEY] === undefined || route === UNKNOWN) return;
      const isReplay = reply.getHeader(IDEMPOTENT_REPLAY) !== undefined;
      metrics.verdicts.inc({ verdict: outboxVerdict(statusCode, isReplay) });
    });
    const token = app.settings.metricsToken;
    if (token === null) return;
    // Before the sessions are asked: this token is none of theirs.
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== PATH) return;
      if (!isSame(bearerOf(request), token)) {
        void reply.header('www-authenticate', 'Bearer');
        throw new ProblemError(401, 'unauthorised', 'This takes the token in METRICS_TOKEN.');
      }
      void reply.header('cache-control', 'no-store').type(metrics.register.contentType);
      return reply.send(await metrics.register.metrics());
    });
    app.get(PATH, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  },
);

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Takes as long for a wrong token as for the right one, of any length. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
