import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthSchema, readySchema } from '../../../src/contract/health';
import { MIGRATIONS } from '../../db/migrations/all';
import { schemaVersion } from '../../db/schema-version';
import { ProblemError } from '../../plugins/problem-error';

/** For whatever watches the server: is the process alive, and can it serve (docs/operations.md). */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['health'];

  app.get('/health', { schema: { tags, response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
    time: new Date().toISOString(),
  }));

  app.get('/ready', { schema: { tags, response: { 200: readySchema } } }, async (request) => {
    const schema = await schemaVersion(database).catch((error: unknown) => {
      request.log.error(error);
      throw notReady('The database does not answer.');
    });
    if (schema < MIGRATIONS.length) throw notReady('The database is not up to date.');
    return { status: 'ok' as const, time: new Date().toISOString(), schema };
  });
};

function notReady(why: string): ProblemError {
  return new ProblemError(503, 'unavailable', why, { retryAfterSeconds: 5 });
}
