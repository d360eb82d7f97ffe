import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../changes/record-change';
import { hideHome, readHiddenHomes, unhideHome } from './repository';
import { serve } from '../../plugins/serve';

/** Not seeing a home any more, and seeing it again (HIDE-1). */
export const hiddenHomeRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'PUT /hidden-homes/:id', (request, reply) =>
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

  serve(app, 'DELETE /hidden-homes/:id', (request, reply) =>
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
