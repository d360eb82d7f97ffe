import type { FastifyPluginAsync } from 'fastify';
import { acceptButtons } from '../../plugins/pages/accept-buttons';
import { letterPage } from '../../plugins/pages/letter-page';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../changes/record-change';
import { unsubscribe } from './repository';
import { serve } from '../../plugins/serve';

/** Stopping the mails of an alert without logging in: a page with one button, and RFC 8058's call. */
export const unsubscribeRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  acceptButtons(app);

  serve(app, 'GET /unsubscribe', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      letterPage({
        words:
          'Stop this search alert? It stays in your account as a saved search, and tells of no new homes, neither by mail nor in the app.',
        button: {
          label: 'Stop these mails',
          action: `/api/unsubscribe?${new URLSearchParams({ token: request.query.token }).toString()}`,
        },
      }),
    ),
  );

  serve(app, 'POST /unsubscribe', async (request, reply) => {
    const alert = await database.transaction(async (tx) => {
      const found = await unsubscribe(tx, request.query.token);
      if (found !== undefined) {
        await recordChanges(tx, [
          { userId: found.user_id, collection: 'search-alerts', entityId: found.id },
        ]);
      }
      return found;
    });
    if (alert === undefined)
      throw new ProblemError(404, 'not-found', 'This link belongs to no alert any more.');
    const message = `You get no more mails about "${alert.name}".`;
    if (!(request.headers.accept ?? '').includes('text/html')) return { message };
    return (
      reply
        .type('text/html; charset=utf-8')
        .serializer((text: unknown) => String(text))
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page, and no answer of the schema: written as it is
        .send(letterPage({ words: message }) as never)
    );
  });
};
