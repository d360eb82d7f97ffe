import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type NotNull, sql } from 'kysely';
import { receiptsRequestSchema, receiptsSchema } from '../../../src/contract/feed/receipts';
import { accountOf } from '../../plugins/account-of';

/** Which queued writes of a person had their effect, by idempotency key. */
export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  app.post(
    '/outbox/receipts',
    {
      schema: { tags: ['sync'], body: receiptsRequestSchema, response: { 200: receiptsSchema } },
    },
    async (request) => {
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
    },
  );
};
