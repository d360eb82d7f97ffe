import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isObject } from '../../src/domain/checks';

/**
 * Takes `?priceMax=` for what it is, a field that nobody filled in: a plain form sends every field
 * it has, and as a number the empty text would be 0.
 */
export const dropEmptyQuery = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    const filled = Object.entries(isObject(request.query) ? request.query : {})
      .map(([name, value]) => [name, withoutEmpty(value)] as const)
      .filter(([, value]) => value !== undefined);
    request.query = Object.fromEntries(filled);
  });
});

function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return value === '' ? undefined : value;
  const filled = value.filter((each) => each !== '');
  return filled.length === 0 ? undefined : filled;
}
