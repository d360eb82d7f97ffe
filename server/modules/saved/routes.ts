import type { FastifyPluginAsync } from 'fastify';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { countEvent } from '../analytics/repository';
import { recordChanges } from '../changes/record-change';
import { addSaved, readSaved, removeSaved, savedIds } from './repository';
import { serve } from '../../plugins/serve';

/** Saved properties of an account. */
export const savedRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /saved-properties', async (request) => {
    const { id } = accountOf(request);
    const ids = await savedIds(database, id);
    const saved = await readSaved(database, id, ids);
    return { properties: ids.flatMap((propertyId) => saved.get(propertyId) ?? []) };
  });

  serve(app, 'POST /saved-properties', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { propertyId } = request.body;
      const visible = await tx.kysely
        .selectFrom('properties')
        .select('owner_id')
        .where('id', '=', propertyId)
        .where('deleted_at', 'is', null)
        .where((eb) => eb('status', '=', 'Active').or('owner_id', '=', account.id))
        .executeTakeFirst();
      if (visible === undefined) {
        throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
      }
      if (await addSaved(tx, account.id, propertyId)) {
        await recordChanges(tx, [
          { userId: account.id, collection: 'saved-properties', entityId: propertyId },
        ]);
        // As with looks, an owner's own says nothing of who wants it.
        if (visible.owner_id !== account.id)
          await countEvent(tx, {
            propertyId,
            kind: 'save',
            day: dayInNigeria(new Date()),
            visitor: account.id,
          });
      }
      const saved = (await readSaved(tx, account.id, [propertyId])).get(propertyId);
      if (saved === undefined) throw new ProblemError(404, 'not-found', 'Property not found');
      return { status: 201, body: { saved } };
    }),
  );

  serve(app, 'DELETE /saved-properties/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const removed = await removeSaved(tx, account.id, id);
      if (removed) {
        await recordChanges(tx, [
          { userId: account.id, collection: 'saved-properties', entityId: id, deleted: true },
        ]);
      }
      return { status: 200, body: { id, removed } };
    }),
  );
};
