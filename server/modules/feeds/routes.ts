import type { FastifyPluginAsync } from 'fastify';
import { API_MARK } from '../../../src/contract/headers';
import { accountOf } from '../../plugins/account-of';
import { readFeeds } from './read-feeds';
import { serve } from '../../plugins/serve';

/** From this version of the API on a phone lets go of what a read from the beginning does not name. */
const LETS_GO_SINCE = 2;

/** Delta feeds: what a device must fetch to be up to date, and no more. */
export const feedRoutes: FastifyPluginAsync = async (app) => {
  serve(app, 'GET /sync', (request) =>
    readFeeds(app.database, {
      userId: accountOf(request).id,
      needsDeleted: Number(request.headers[API_MARK] ?? LETS_GO_SINCE) < LETS_GO_SINCE,
      ...request.query,
    }),
  );
};
