import type { FastifyPluginAsync } from 'fastify';
import { type NotNull, sql } from 'kysely';
import { accountOf } from '../../plugins/account-of';
import { serve } from '../../plugins/serve';

/** Which queued writes of a person had their effect, by idempotency key. */
export const receiptRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  serve(app, 'POST /outbox/receipts', async (request) => {
    const rows = await database.kysely
      .selectFrom('idempotency_keys')
      .select(['key', 'status', 'created_at'])
      .where('user_id', '=', accountOf(request).id)
      .where('key', '=', sql<string>`ANY(${request.body.keys}::text[])`)
      .orderBy('created_at')
      .orderBy('key')
      .$narrowType<{ status: NotNull }>()
      .execute();
    return {
      receipts: rows.map((row) => ({
        key: row.key,
        status: row.status,
        at: row.created_at.toISOString(),
      })),
    };
  });
};
