import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { hashToken } from '../../token';
import { isPushService } from './push-services';
import { removeSubscription, storeSubscription } from './repository';
import { vapidKeys } from './vapid-keys';
import { serve } from '../../plugins/serve';

/** Telling a device of news while the app is closed. */
export const pushRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;

  serve(app, 'GET /push/key', async () => ({
    key: (await vapidKeys(database)).publicKey,
  }));

  serve(app, 'POST /push/subscriptions', async (request) => {
    if (!isPushService(request.body.endpoint, settings.pushHosts))
      throw new ProblemError(422, 'invalid', 'This is no push service we know.', {
        field: 'endpoint',
      });
    const { id } = accountOf(request);
    await database.transaction((tx) =>
      storeSubscription(tx, id, sessionHashOf(request), request.body),
    );
    return { subscribed: true };
  });

  serve(app, 'DELETE /push/subscriptions', async (request) => {
    await removeSubscription(database, accountOf(request).id, request.body.endpoint);
    return { subscribed: false };
  });
};

/** The session behind a request that has an account; the token was looked at already. */
function sessionHashOf(request: FastifyRequest): Uint8Array {
  return hashToken((request.headers.authorization ?? '').slice('Bearer '.length));
}
