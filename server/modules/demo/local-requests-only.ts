import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../../plugins/problem-error';
import { isLocalHost } from './is-local-host';

const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip'];

/**
 * Holds a demo to this machine's own requests: asked for by a local name, and handed on by nobody. A
 * proxy or tunnel in front of it, and a foreign name that leads to this machine, are refused.
 */
export const localRequestsOnly = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (isFromHere(request)) return;
    throw new ProblemError(
      403,
      'forbidden',
      'This is a demo, for the machine it runs on alone. A real site runs with DEMO=0.',
    );
  });
});

function isFromHere({ headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isHandedOn = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  );
  return isLocalHost(host) && !isHandedOn;
}
