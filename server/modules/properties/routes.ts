import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listingPageSchema, listingQuerySchema } from '../../../src/contract/listing-query';
import {
  type Listing,
  propertyAnswerSchema,
  propertyContentSchema,
  propertyIdSchema,
} from '../../../src/contract/property';
import type { PropertyStatus } from '../../../src/contract/property-options';
import { removedAnswerSchema } from '../../../src/contract/saved-property';
import type { Queryable } from '../../db/database';
import { type Account, agentOf } from '../../plugins/authenticate';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../feeds/record-change';
import {
  insertProperty,
  lockProperty,
  markDeleted,
  readProperty,
  saversOf,
  setStatus,
  updateProperty,
} from './repository';
import { searchProperties } from './search';

/** Search and read for everybody; save, publish, withdraw and delete for the owner. */
export const propertyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;

  app.get(
    '/properties',
    {
      schema: {
        tags: ['properties'],
        querystring: listingQuerySchema,
        response: { 200: listingPageSchema },
      },
    },
    (request) => searchProperties(database, request.query),
  );

  app.get(
    '/properties/:id',
    {
      schema: {
        tags: ['properties'],
        params: propertyIdSchema,
        response: { 200: propertyAnswerSchema },
      },
    },
    async (request) => {
      const property = await readProperty(database, request.params.id);
      const mine = request.account !== null && property?.agent.id === request.account.id;
      if (property === undefined || (property.status !== 'Active' && !mine)) throw notFound();
      return { property };
    },
  );

  app.put(
    '/properties/:id',
    {
      schema: {
        tags: ['properties'],
        params: propertyIdSchema,
        body: propertyContentSchema,
        response: { 200: propertyAnswerSchema, 201: propertyAnswerSchema },
      },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const account = agentOf(request);
        const { id } = request.params;
        const head = await lockProperty(tx, id);
        const baseVersion = ifMatch(request);
        if (head === undefined) {
          await insertProperty(tx, id, account.id, request.body);
        } else {
          requireOwn(head, account);
          if (head.version !== baseVersion) {
            throw new ProblemError(409, 'conflict', 'This listing was changed on another device.', {
              current: await readProperty(tx, id),
            });
          }
          await updateProperty(tx, id, request.body);
        }
        return {
          status: head === undefined ? 201 : 200,
          body: { property: await announce(tx, account, id) },
        };
      }),
  );

  const changeStatus = (path: string, status: PropertyStatus) =>
    app.post(
      path,
      {
        schema: {
          tags: ['properties'],
          params: propertyIdSchema,
          response: { 200: propertyAnswerSchema },
        },
      },
      (request, reply) =>
        onceInEffect(database, request, reply, async (tx) => {
          const account = agentOf(request);
          const head = await lockProperty(tx, request.params.id);
          if (head === undefined) throw notFound();
          requireOwn(head, account);
          if (head.status !== status) await setStatus(tx, request.params.id, status);
          return {
            status: 200,
            body: { property: await announce(tx, account, request.params.id) },
          };
        }),
    );
  changeStatus('/properties/:id/publish', 'Active');
  changeStatus('/properties/:id/unpublish', 'Draft');

  app.delete(
    '/properties/:id',
    {
      schema: {
        tags: ['properties'],
        params: propertyIdSchema,
        response: { 200: removedAnswerSchema },
      },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const account = agentOf(request);
        const { id } = request.params;
        const head = await lockProperty(tx, id);
        if (head !== undefined && head.owner_id !== account.id) throw notFound();
        const removed = head !== undefined && !head.deleted;
        if (removed) {
          await markDeleted(tx, id);
          await announceTo(tx, account, id, true);
        }
        return { status: 200, body: { id, removed } };
      }),
  );
};

/** Tells the owner's other devices and everybody who saved it; answers the new state. */
async function announce(tx: Queryable, account: Account, id: string): Promise<Listing> {
  await announceTo(tx, account, id, false);
  const property = await readProperty(tx, id);
  if (property === undefined) throw notFound();
  return property;
}

async function announceTo(
  tx: Queryable,
  account: Account,
  id: string,
  deleted: boolean,
): Promise<void> {
  const savers = await saversOf(tx, id);
  await recordChanges(tx, [
    { userId: account.id, collection: 'properties', entityId: id, deleted },
    ...savers.map((userId) => ({ userId, collection: 'saved-properties' as const, entityId: id })),
  ]);
}

/** The version an edit began from; none means 'this is new'. */
function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError(
      400,
      'bad-request',
      'If-Match must be a version in quotes, such as "3".',
    );
  }
  return Number(version);
}

function requireOwn(head: { owner_id: string; deleted: boolean }, account: Account): void {
  // A foreign id is answered like an unknown one: it tells nobody what exists.
  if (head.owner_id !== account.id) throw notFound();
  if (head.deleted) throw new ProblemError(410, 'gone', 'This listing was deleted.');
}

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Property not found');
}
