import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { REQUEST_ID } from '../../src/contract/headers';

const within = new AsyncLocalStorage<string>();

/**
 * A new request's id: twelve letters and digits that can be read out, or what `asPartOf` says. What a
 * client sends as one is not believed.
 */
export function newRequestId(): string {
  return within.getStore() ?? randomBytes(6).toString('hex');
}

/** Runs what makes a request of its own within another, as its numbered part. */
export function asPartOf<Result>(requestId: string, part: number, run: () => Result): Result {
  return within.run(`${requestId}-${part}`, run);
}

/** Says on every answer by which id the log knows it. */
export const requestId = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID, request.id);
  });
});
