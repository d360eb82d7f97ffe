import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hiddenHomeAnswerSchema } from '../../../src/contract/listing/hidden-home';
import { removedAnswerSchema } from '../../../src/contract/listing/saved-property';
import { idParamsSchema } from '../../../src/contract/uuid';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../changes/record-change';
import { hideHome, readHiddenHomes, unhideHome } from './repository';

/** Not seeing a home any more, and seeing it again (HIDE-1). */
export const hiddenHomeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['saved'];

  app.put(
    '/hidden-homes/:id',
    { schema: { tags, params: idParamsSchema, response: { 200: hiddenHomeAnswerSchema } } },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const { id: userId } = accountOf(request);
        const { id } = request.params;
        const home = await tx.kysely
          .selectFrom('properties')
          .select(['id', 'title'])
          .where('id', '=', id)
          .where('status', '=', 'Active')
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (home !== undefined && (await hideHome(tx, userId, home)))
          await recordChanges(tx, [{ userId, collection: 'hidden-homes', entityId: id }]);
        // One that was taken down since stays hidden, should it come back.
        const hidden = (await readHiddenHomes(tx, userId, [id])).get(id);
        if (hidden === undefined) throw new ProblemError(404, 'not-found', 'Property not found');
        return { status: 200, body: { hidden } };
      }),
  );

  app.delete(
    '/hidden-homes/:id',
    { schema: { tags, params: idParamsSchema, response: { 200: removedAnswerSchema } } },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const { id: userId } = accountOf(request);
        const { id } = request.params;
        const removed = await unhideHome(tx, userId, id);
        if (removed)
          await recordChanges(tx, [
            { userId, collection: 'hidden-homes', entityId: id, deleted: true },
          ]);
        return { status: 200, body: { id, removed } };
      }),
  );
};
