import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import {
  accountDeletedSchema,
  accountExportSchema,
  deleteAccountSchema,
} from '../../../src/contract/privacy';
import { accountOf } from '../../plugins/authenticate';
import { ProblemError } from '../../plugins/problem-error';
import { passwordFits } from '../auth/password';
import { findById } from '../auth/repository';
import { releasePhotoFiles } from '../photos/release-photo-files';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';

/** Taking all of one's data along, and being forgotten (P4, NDPA). */
export const privacyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, blobs } = app;
  const tags = ['privacy'];

  app.get(
    '/account/export',
    { schema: { tags, response: { 200: accountExportSchema } } },
    async (request, reply) => {
      const { id } = accountOf(request);
      const answer = await database.transaction(async (tx) => {
        await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx.kysely);
        return exportAccount(tx, id);
      });
      void reply.header('content-disposition', 'attachment; filename="gida-export.json"');
      return answer;
    },
  );

  app.delete(
    '/account',
    {
      schema: { tags, body: deleteAccountSchema, response: { 200: accountDeletedSchema } },
    },
    async (request) => {
      const { id } = accountOf(request);
      const row = await findById(database, id);
      if (!(await passwordFits(row?.password_hash ?? null, request.body.password))) {
        throw new ProblemError(422, 'invalid', 'Current password is incorrect', {
          field: 'password',
        });
      }
      const files = (await database.transaction((tx) => eraseAccount(tx, id))) ?? [];
      await releasePhotoFiles({ database, blobs, log: request.log }, files);
      app.mailWorker.wake();
      return { deleted: true as const };
    },
  );
};
