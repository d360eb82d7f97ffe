import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordManyChanges } from '../changes/record-many-changes';
import { listNotifications, markNotificationsRead, readNotifications } from './repository';
import { serve } from '../../plugins/serve';

/** A person's notifications. */
export const notificationRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /notifications', async (request) => ({
    notifications: await listNotifications(database, accountOf(request).id),
  }));

  serve(app, 'PATCH /notifications/:id/read', (request, reply) =>
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

  serve(app, 'PATCH /notifications/read-all', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const userId = accountOf(request).id;
      const entityIds = await markNotificationsRead(tx, userId, null, request.query.until);
      await recordManyChanges(tx, { userId, collection: 'notifications', entityIds });
      return { status: 200, body: { read: entityIds.length } };
    }),
  );
};
