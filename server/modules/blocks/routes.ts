import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../changes/record-change';
import { addBlock, readBlocks, removeBlock } from './repository';
import { serve } from '../../plugins/serve';

/** Not hearing from somebody any more, and hearing from them again (SAFE-2). */
export const blockRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'PUT /blocks/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id: userId } = accountOf(request);
      const { id } = request.params;
      await requirePerson(tx, userId, id);
      if (await addBlock(tx, userId, id))
        await recordChanges(tx, [{ userId, collection: 'blocks', entityId: id }]);
      const block = (await readBlocks(tx, userId, [id])).get(id);
      if (block === undefined) throw notFound();
      return { status: 200, body: { block } };
    }),
  );

  serve(app, 'DELETE /blocks/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id: userId } = accountOf(request);
      const { id } = request.params;
      const removed = await removeBlock(tx, userId, id);
      if (removed)
        await recordChanges(tx, [{ userId, collection: 'blocks', entityId: id, deleted: true }]);
      return { status: 200, body: { id, removed } };
    }),
  );
};

/** A person who takes part in the market, and not oneself. */
async function requirePerson(tx: Queryable, userId: string, otherId: string): Promise<void> {
  if (userId === otherId)
    throw new ProblemError(422, 'invalid', 'You cannot block yourself.', { field: 'id' });
  const person = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('user_type', '<>', 'approver')
    .executeTakeFirst();
  if (person === undefined) throw notFound();
}

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'There is no such person.');
}
