import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiptsRequestSchema, receiptsSchema } from '../../../src/contract/receipts';
import { accountOf } from '../../plugins/authenticate';

/** Which queued writes of a person had their effect, by idempotency key. */
export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  app.post(
    '/outbox/receipts',
    {
      schema: { tags: ['sync'], body: receiptsRequestSchema, response: { 200: receiptsSchema } },
    },
    async (request) => {
      const rows = await database.query<{ key: string; status: number; created_at: Date }>(
        `SELECT key, status, created_at FROM idempotency_keys
         WHERE user_id = $1 AND key = ANY($2::text[]) ORDER BY created_at, key`,
        [accountOf(request).id, request.body.keys],
      );
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
