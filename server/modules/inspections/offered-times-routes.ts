import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { lockAccount } from '../entitlements/usage';
import { changeOwnTimes, freeTimes, readOfferedTimes } from './offered-times';
import { serve } from '../../plugins/serve';

/** When an agent shows homes: what they offer, and for everybody what of it is free. */
export const offeredTimesRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /agents/:id/free-times', (request) =>
    freeTimes(database, request.params.id, new Date()),
  );

  serve(app, 'GET /inspections/offered-times', async (request) => ({
    times: await readOfferedTimes(database, accountOf(request).id),
  }));

  serve(app, 'PUT /inspections/offered-times', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id } = accountOf(request);
      await lockAccount(tx, id);
      await changeOwnTimes(tx, id, request.body);
      return { status: 200, body: { times: await readOfferedTimes(tx, id) } };
    }),
  );
};
