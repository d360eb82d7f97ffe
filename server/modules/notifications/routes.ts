import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  notificationAnswerSchema,
  notificationListSchema,
  notificationsReadSchema,
  readAllQuerySchema,
} from '../../../src/contract/feed/notification';
import { idParamsSchema } from '../../../src/contract/uuid';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordManyChanges } from '../changes/record-many-changes';
import { listNotifications, markNotificationsRead, readNotifications } from './repository';

/** A person's notifications. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['notifications'];

  app.get(
    '/notifications',
    { schema: { tags, response: { 200: notificationListSchema } } },
    async (request) => ({
      notifications: await listNotifications(database, accountOf(request).id),
    }),
  );

  app.patch(
    '/notifications/:id/read',
    {
      schema: { tags, params: idParamsSchema, response: { 200: notificationAnswerSchema } },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const userId = accountOf(request).id;
        const { id } = request.params;
        const entityIds = await markNotificationsRead(tx, userId, id);
        await recordManyChanges(tx, { userId, collection: 'notifications', entityIds });
        const notification = (await readNotifications(tx, userId, [id])).get(id);
        if (notification === undefined)
          throw new ProblemError(404, 'not-found', 'Notification not found');
        return { status: 200, body: { notification } };
      }),
  );

  app.patch(
    '/notifications/read-all',
    {
      schema: {
        tags,
        querystring: readAllQuerySchema,
        response: { 200: notificationsReadSchema },
      },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const userId = accountOf(request).id;
        const entityIds = await markNotificationsRead(tx, userId, null, request.query.until);
        await recordManyChanges(tx, { userId, collection: 'notifications', entityIds });
        return { status: 200, body: { read: entityIds.length } };
      }),
  );
};
