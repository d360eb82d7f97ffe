import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  pushEndpointSchema,
  pushKeySchema,
  pushSubscribedSchema,
  pushSubscriptionSchema,
} from '../../../src/contract/feed/push';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { hashToken } from '../../token';
import { isPushService } from './push-services';
import { removeSubscription, storeSubscription } from './repository';
import { vapidKeys } from './vapid-keys';

/** Telling a device of news while the app is closed. */
export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, settings } = app;
  const tags = ['push'];

  app.get('/push/key', { schema: { tags, response: { 200: pushKeySchema } } }, async () => ({
    key: (await vapidKeys(database)).publicKey,
  }));

  app.post(
    '/push/subscriptions',
    { schema: { tags, body: pushSubscriptionSchema, response: { 200: pushSubscribedSchema } } },
    async (request) => {
      if (!isPushService(request.body.endpoint, settings.pushHosts))
        throw new ProblemError(422, 'invalid', 'This is no push service we know.', {
          field: 'endpoint',
        });
      const { id } = accountOf(request);
      await database.transaction((tx) =>
        storeSubscription(tx, id, sessionHashOf(request), request.body),
      );
      return { subscribed: true };
    },
  );

  app.delete(
    '/push/subscriptions',
    { schema: { tags, body: pushEndpointSchema, response: { 200: pushSubscribedSchema } } },
    async (request) => {
      await removeSubscription(database, accountOf(request).id, request.body.endpoint);
      return { subscribed: false };
    },
  );
};

/** The session behind a request that has an account; the token was looked at already. */
function sessionHashOf(request: FastifyRequest): Uint8Array {
  return hashToken((request.headers.authorization ?? '').slice('Bearer '.length));
}
