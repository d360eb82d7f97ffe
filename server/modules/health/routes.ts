import type { FastifyPluginAsync } from 'fastify';
import { MIGRATIONS } from '../../db/migrations/all';
import { schemaVersion } from '../../db/schema-version';
import { ProblemError } from '../../plugins/problem-error';
import { serve } from '../../plugins/serve';

/** For whatever watches the server: is the process alive, and can it serve (docs/operations.md). */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /health', async () => ({
    status: 'ok' as const,
    time: new Date().toISOString(),
  }));

  serve(app, 'GET /ready', async (request) => {
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
