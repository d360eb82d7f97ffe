import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { OutsideError } from '../../plugins/fetch-outside';
import { ProblemError } from '../../plugins/problem-error';
import {
  endListingSource,
  fetchListingSource,
  readListingSource,
  saveListingSource,
} from './listing-sources';
import { serve } from '../../plugins/serve';

/** The address from which an agent's listings are fetched each day. */
export const listingSourceRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const answer = async (agentId: string) => ({
    source: await readListingSource(database, agentId),
  });

  serve(app, 'GET /listing-source', (request) => answer(accountOf(request).id));

  serve(app, 'PUT /listing-source', async (request) => {
    const { id } = accountOf(request);
    await saveListingSource(database, id, request.body).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error;
      throw new ProblemError(422, 'invalid', error.message, { field: 'url' });
    });
    return answer(id);
  });

  serve(app, 'POST /listing-source/fetch', async (request) => {
    const { id } = accountOf(request);
    await fetchListingSource(database, id);
    return answer(id);
  });

  serve(app, 'DELETE /listing-source', async (request) => {
    const { id } = accountOf(request);
    await endListingSource(database, id);
    return answer(id);
  });
};
