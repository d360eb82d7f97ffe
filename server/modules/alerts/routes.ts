import type { FastifyPluginAsync } from 'fastify';
import { MAX_ALERTS } from '../../../src/contract/search/alert-options';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../changes/record-change';
import { lockItem } from '../outbox/lock-item';
import { recallItem, refuseRecalled } from '../outbox/recalled-items';
import { lockAccount } from '../entitlements/usage';
import { readProperties } from '../properties/repository';
import { deleteAlert, listAlerts, matchIds, putAlert, readAlerts } from './repository';
import { unsubscribeRoutes } from './unsubscribe-routes';
import { serve } from '../../plugins/serve';

/** Search alerts: what to watch for, and what they found. */
export const alertRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  await app.register(unsubscribeRoutes);

  serve(app, 'GET /search-alerts', async (request) => ({
    alerts: await listAlerts(database, accountOf(request).id),
  }));

  serve(app, 'PUT /search-alerts/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const userId = accountOf(request).id;
      const { id } = request.params;
      await refuseRecalled(tx, userId, 'search-alerts', id);
      await lockAccount(tx, userId);
      if (!(await putAlert(tx, userId, id, request.body))) throw notFound();
      if ((await listAlerts(tx, userId)).length > MAX_ALERTS) {
        throw new ProblemError(422, 'invalid', `You can keep ${MAX_ALERTS} alerts at most.`);
      }
      await recordChanges(tx, [{ userId, collection: 'search-alerts', entityId: id }]);
      const alert = (await readAlerts(tx, userId, [id])).get(id);
      if (alert === undefined) throw notFound();
      return { status: 200, body: { alert } };
    }),
  );

  serve(app, 'DELETE /search-alerts/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const userId = accountOf(request).id;
      const { id } = request.params;
      await lockItem(tx, id);
      const removed = await deleteAlert(tx, userId, id);
      if (removed) {
        await recordChanges(tx, [
          { userId, collection: 'search-alerts', entityId: id, deleted: true },
        ]);
      }
      // An edit that another device made without a network comes later: the alert stays deleted.
      await recallItem(tx, userId, 'search-alerts', id);
      return { status: 200, body: { id, removed, recalled: !removed } };
    }),
  );

  serve(app, 'GET /search-alerts/:id/matches', async (request) => {
    const { id } = request.params;
    const own = await readAlerts(database, accountOf(request).id, [id]);
    if (!own.has(id)) throw notFound();
    const ids = await matchIds(database, id);
    const found = await readProperties(database, ids);
    const properties = ids.flatMap((propertyId) => found.get(propertyId) ?? []);
    return { properties: properties.filter((property) => property.status === 'Active') };
  });
};

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Alert not found');
}
