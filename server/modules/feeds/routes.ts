import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { syncQuerySchema, syncSchema } from '../../../src/contract/feed/feed-schema';
import { accountOf } from '../../plugins/account-of';
import { readFeeds } from './read-feeds';

/** Delta feeds: what a device must fetch to be up to date, and no more. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/sync',
    { schema: { tags: ['sync'], querystring: syncQuerySchema, response: { 200: syncSchema } } },
    (request) => readFeeds(app.database, { userId: accountOf(request).id, ...request.query }),
  );
};
