import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import type { FastifyPluginAsync } from 'fastify';
import { offerOf } from '../../../src/domain/property/price/offers';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { ifMatch } from '../../plugins/if-match';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { arrangePhotos } from '../photos/repository';
import { publishWaiting } from './publish-waiting';
import { lockAccount, requireWithinPlan, usedNow } from '../entitlements/usage';
import { refuseHidden, refuseSuspended } from '../auth/standing';
import { announceOwn, lockOwn, requireVersion } from './own-property';
import { awaitRoom, closeProperty, confirmProperty, readProperty, setStatus } from './repository';
import { requirePrice } from './require-price';
import { serve } from '../../plugins/serve';

/** What happens to a listing after it was written: published, withdrawn, confirmed, rented or sold. */
export const propertyLifeRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'POST /properties/:id/publish', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const plan = await lockAccount(tx, account.id);
      const head = await lockOwn(tx, id, account);
      await requireVersion(tx, id, head, ifMatch(request));
      requirePrice(head);
      await refuseToShow(tx, account.id, id);
      if (head.status !== 'Active') {
        if (request.query.whenRoom === 'true') {
          await awaitRoom(tx, { id, status: head.status });
          await publishWaiting(tx, account.id);
        } else await publishWithin(tx, { id: account.id, plan }, id);
      }
      return { status: 200, body: { property: await announceOwn(tx, account, id) } };
    }),
  );

  serve(app, 'POST /properties/:id/unpublish', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      await lockAccount(tx, account.id);
      const head = await lockOwn(tx, id, account);
      await requireVersion(tx, id, head, ifMatch(request));
      if (head.status !== 'Draft' || head.awaits_room_since !== null)
        await setStatus(tx, id, 'Draft');
      const property = await announceOwn(tx, account, id);
      await publishWaiting(tx, account.id);
      return { status: 200, body: { property } };
    }),
  );

  serve(app, 'POST /properties/:id/close', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const { date } = request.body;
      // A phone east of this server may already be in the next day.
      if (Date.parse(date) > Date.now() + DAY_MS)
        throw new ProblemError(422, 'invalid', 'Please choose a day that has come.', {
          field: 'date',
        });
      await lockAccount(tx, account.id);
      await lockOwn(tx, id, account);
      const before = await readProperty(tx, id);
      const status = offerOf(before?.listingType ?? 'sale').closed;
      if (before?.status !== status || before.closedOn !== date)
        await closeProperty(tx, id, { status, date });
      const property = await announceOwn(tx, account, id);
      await publishWaiting(tx, account.id);
      return { status: 200, body: { property } };
    }),
  );

  serve(app, 'POST /properties/:id/confirm', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const plan = await lockAccount(tx, account.id);
      const head = await lockOwn(tx, id, account);
      if (await confirmProperty(tx, id)) {
        requirePrice(head);
        await refuseToShow(tx, account.id, id);
        await publishWithin(tx, { id: account.id, plan }, id);
      }
      return { status: 200, body: { property: await announceOwn(tx, account, id) } };
    }),
  );

  serve(app, 'PUT /properties/:id/photo-order', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      await lockOwn(tx, id, account);
      await arrangePhotos(tx, id, request.body.photos);
      return { status: 200, body: { property: await announceOwn(tx, account, id) } };
    }),
  );
};

/** What was hidden is not shown again, nor is anything of somebody who was suspended while this waited. @throws 403 (SAFE-4) */
async function refuseToShow(tx: Queryable, ownerId: string, id: string): Promise<void> {
  await refuseSuspended(tx, ownerId);
  await refuseHidden(tx, id);
}

/** Publishes a listing where the agent's plan has room for it; one in a state they list in takes no further state. */
async function publishWithin(
  tx: Queryable,
  agent: Parameters<typeof usedNow>[1],
  id: string,
): Promise<void> {
  const states = await usedNow(tx, agent, 'states');
  await setStatus(tx, id, 'Active');
  await requireWithinPlan(tx, agent.id, 'listings');
  if (states !== (await usedNow(tx, agent, 'states')))
    await requireWithinPlan(tx, agent.id, 'states', states);
}
