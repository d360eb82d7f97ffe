import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  feedQuerySchema,
  inspectionFeedSchema,
  messageFeedSchema,
  notificationFeedSchema,
  propertyFeedSchema,
  savedPropertyFeedSchema,
  searchAlertFeedSchema,
} from '../../../src/contract/feed';
import { accountOf } from '../../plugins/authenticate';
import { readAlerts } from '../alerts/repository';
import { readInspections } from '../inspections/repository';
import { readMessages } from '../messages/repository';
import { readNotifications } from '../notifications/repository';
import { readProperties } from '../properties/repository';
import { readSaved } from '../saved/repository';
import { readFeed } from './read-feed';

/** Delta feeds: what a device must fetch to be up to date, and no more. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const schema = { tags: ['sync'], querystring: feedQuerySchema };

  app.get(
    '/sync/messages',
    { schema: { ...schema, response: { 200: messageFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(database, { userId, collection: 'messages', ...request.query }, (ids) =>
        readMessages(database, userId, ids),
      );
    },
  );

  app.get(
    '/sync/properties',
    { schema: { ...schema, response: { 200: propertyFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(database, { userId, collection: 'properties', ...request.query }, (ids) =>
        readProperties(database, ids, 'owner'),
      );
    },
  );

  app.get(
    '/sync/saved-properties',
    { schema: { ...schema, response: { 200: savedPropertyFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(
        database,
        { userId, collection: 'saved-properties', ...request.query },
        (ids) => readSaved(database, userId, ids),
      );
    },
  );

  app.get(
    '/sync/inspections',
    { schema: { ...schema, response: { 200: inspectionFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(database, { userId, collection: 'inspections', ...request.query }, (ids) =>
        readInspections(database, userId, ids),
      );
    },
  );

  app.get(
    '/sync/notifications',
    { schema: { ...schema, response: { 200: notificationFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(database, { userId, collection: 'notifications', ...request.query }, (ids) =>
        readNotifications(database, userId, ids),
      );
    },
  );

  app.get(
    '/sync/search-alerts',
    { schema: { ...schema, response: { 200: searchAlertFeedSchema } } },
    (request) => {
      const userId = accountOf(request).id;
      return readFeed(database, { userId, collection: 'search-alerts', ...request.query }, (ids) =>
        readAlerts(database, userId, ids),
      );
    },
  );
};
