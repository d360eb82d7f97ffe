import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  freeTimesSchema,
  offeredTimesAnswerSchema,
  offeredTimesChangeSchema,
} from '../../../src/contract/inspection/offered-times';
import { idParamsSchema } from '../../../src/contract/uuid';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { lockAccount } from '../entitlements/usage';
import { changeOwnTimes, freeTimes, readOfferedTimes } from './offered-times';

/** When an agent shows homes: what they offer, and for everybody what of it is free. */
export const offeredTimesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['inspections'];

  app.get(
    '/agents/:id/free-times',
    { schema: { tags, params: idParamsSchema, response: { 200: freeTimesSchema } } },
    (request) => freeTimes(database, request.params.id, new Date()),
  );

  app.get(
    '/inspections/offered-times',
    { schema: { tags, response: { 200: offeredTimesAnswerSchema } } },
    async (request) => ({ times: await readOfferedTimes(database, accountOf(request).id) }),
  );

  app.put(
    '/inspections/offered-times',
    {
      schema: {
        tags,
        body: offeredTimesChangeSchema,
        response: { 200: offeredTimesAnswerSchema },
      },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const { id } = accountOf(request);
        await lockAccount(tx, id);
        await changeOwnTimes(tx, id, request.body);
        return { status: 200, body: { times: await readOfferedTimes(tx, id) } };
      }),
  );
};
