import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { readFeeds } from './read-feeds';
import { serve } from '../../plugins/serve';

/** Delta feeds: what a device must fetch to be up to date, and no more. */
export const feedRoutes: FastifyPluginAsync = async (app) => {
  serve(app, 'GET /sync', (request) =>
    readFeeds(app.database, { userId: accountOf(request).id, ...request.query }),
  );
};
