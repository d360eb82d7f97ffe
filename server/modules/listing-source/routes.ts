import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  listingSourceAnswerSchema,
  listingSourceSchema,
} from '../../../src/contract/listing/listing-source';
import { accountOf } from '../../plugins/account-of';
import { OutsideError } from '../../plugins/fetch-outside';
import { ProblemError } from '../../plugins/problem-error';
import {
  endListingSource,
  fetchListingSource,
  readListingSource,
  saveListingSource,
} from './listing-sources';

/** The address from which an agent's listings are fetched each day. */
export const listingSourceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['properties'];
  const answers = { response: { 200: listingSourceAnswerSchema } };
  const answer = async (agentId: string) => ({
    source: await readListingSource(database, agentId),
  });

  app.get('/listing-source', { schema: { tags, ...answers } }, (request) =>
    answer(accountOf(request).id),
  );

  app.put(
    '/listing-source',
    { schema: { tags, body: listingSourceSchema, ...answers } },
    async (request) => {
      const { id } = accountOf(request);
      await saveListingSource(database, id, request.body).catch((error: unknown) => {
        if (!(error instanceof OutsideError)) throw error;
        throw new ProblemError(422, 'invalid', error.message, { field: 'url' });
      });
      return answer(id);
    },
  );

  app.post('/listing-source/fetch', { schema: { tags, ...answers } }, async (request) => {
    const { id } = accountOf(request);
    await fetchListingSource(database, id);
    return answer(id);
  });

  app.delete('/listing-source', { schema: { tags, ...answers } }, async (request) => {
    const { id } = accountOf(request);
    await endListingSource(database, id);
    return answer(id);
  });
};
