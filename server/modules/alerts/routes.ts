import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { removedAnswerSchema } from '../../../src/contract/listing/saved-property';
import {
  alertMatchesSchema,
  searchAlertAnswerSchema,
  searchAlertContentSchema,
  searchAlertListSchema,
} from '../../../src/contract/search/search-alert';
import { MAX_ALERTS } from '../../../src/contract/search/alert-options';
import { idParamsSchema } from '../../../src/contract/uuid';
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

/** Search alerts: what to watch for, and what they found. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['alerts'];
  await app.register(unsubscribeRoutes);

  app.get(
    '/search-alerts',
    { schema: { tags, response: { 200: searchAlertListSchema } } },
    async (request) => ({ alerts: await listAlerts(database, accountOf(request).id) }),
  );

  app.put(
    '/search-alerts/:id',
    {
      schema: {
        tags,
        params: idParamsSchema,
        body: searchAlertContentSchema,
        response: { 200: searchAlertAnswerSchema },
      },
    },
    (request, reply) =>
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

  app.delete(
    '/search-alerts/:id',
    { schema: { tags, params: idParamsSchema, response: { 200: removedAnswerSchema } } },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const userId = accountOf(request).id;
        const { id } = request.params;
        await lockItem(tx, id);
        const removed = await deleteAlert(tx, userId, id);
        if (removed) {
          await recordChanges(tx, [
            { userId, collection: 'search-alerts', entityId: id, deleted: true },
          ]);
        } else await recallItem(tx, userId, 'search-alerts', id);
        return { status: 200, body: { id, removed, recalled: !removed } };
      }),
  );

  app.get(
    '/search-alerts/:id/matches',
    { schema: { tags, params: idParamsSchema, response: { 200: alertMatchesSchema } } },
    async (request) => {
      const { id } = request.params;
      const own = await readAlerts(database, accountOf(request).id, [id]);
      if (!own.has(id)) throw notFound();
      const ids = await matchIds(database, id);
      const found = await readProperties(database, ids);
      const properties = ids.flatMap((propertyId) => found.get(propertyId) ?? []);
      return { properties: properties.filter((property) => property.status === 'Active') };
    },
  );
};

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Alert not found');
}
