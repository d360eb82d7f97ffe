import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  closePropertySchema,
  photoOrderSchema,
  propertyAnswerSchema,
  propertyIdSchema,
} from '../../../src/contract/property';
import type { PropertyStatus } from '../../../src/contract/property-options';
import { OFFERS } from '../../../src/domain/property/offers';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/authenticate';
import { ifMatch } from '../../plugins/if-match';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { arrangePhotos } from '../photos/repository';
import { lockAccount, requireWithinPlan } from '../plans/usage';
import { announceOwn, lockOwn, requireVersion } from './own-property';
import { closeProperty, confirmProperty, readProperty, setStatus } from './repository';

const DAY_MS = 86_400_000;

/** What every call here is about: one listing, answered as it then stands. */
const aboutOne = {
  tags: ['properties'],
  params: propertyIdSchema,
  response: { 200: propertyAnswerSchema },
};

/** What happens to a listing after it was written: published, withdrawn, confirmed, rented or sold. */
export const propertyLifeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;

  const changeStatus = (path: string, status: PropertyStatus) =>
    app.post(
      path,
      {
        schema: aboutOne,
      },
      (request, reply) =>
        onceInEffect(database, request, reply, async (tx) => {
          const account = accountOf(request);
          const { id } = request.params;
          await lockAccount(tx, account.id);
          const head = await lockOwn(tx, id, account);
          await requireVersion(tx, id, head, ifMatch(request));
          if (head.status !== status) await setStatus(tx, id, status);
          if (head.status !== status && status === 'Active') await requireRoom(tx, account.id);
          return { status: 200, body: { property: await announceOwn(tx, account, id) } };
        }),
    );
  changeStatus('/properties/:id/publish', 'Active');
  changeStatus('/properties/:id/unpublish', 'Draft');

  app.post(
    '/properties/:id/close',
    {
      schema: { ...aboutOne, body: closePropertySchema },
    },
    (request, reply) =>
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
        const status = OFFERS[before?.listingType ?? 'sale'].closed;
        if (before?.status !== status || before.closedOn !== date)
          await closeProperty(tx, id, { status, date });
        return { status: 200, body: { property: await announceOwn(tx, account, id) } };
      }),
  );

  app.post(
    '/properties/:id/confirm',
    {
      schema: aboutOne,
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const account = accountOf(request);
        const { id } = request.params;
        await lockAccount(tx, account.id);
        await lockOwn(tx, id, account);
        if (await confirmProperty(tx, id)) {
          await setStatus(tx, id, 'Active');
          await requireRoom(tx, account.id);
        }
        return { status: 200, body: { property: await announceOwn(tx, account, id) } };
      }),
  );

  app.put(
    '/properties/:id/photo-order',
    {
      schema: { ...aboutOne, tags: ['photos'], body: photoOrderSchema },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const account = accountOf(request);
        const { id } = request.params;
        await lockOwn(tx, id, account);
        await arrangePhotos(tx, id, request.body.photos);
        return { status: 200, body: { property: await announceOwn(tx, account, id) } };
      }),
  );
};

/** Holds an agent who publishes to what the plan allows. */
async function requireRoom(tx: Queryable, agentId: string): Promise<void> {
  await requireWithinPlan(tx, agentId, 'listings');
  await requireWithinPlan(tx, agentId, 'states');
}
