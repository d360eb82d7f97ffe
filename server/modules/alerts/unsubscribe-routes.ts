import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswerSchema } from '../../../src/contract/account';
import { unsubscribeQuerySchema } from '../../../src/contract/search-alert';
import { BRAND } from '../../../src/domain/brand';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../feeds/record-change';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import { unsubscribe } from './repository';

/** Stopping the mails of an alert without logging in: a page with one button, and RFC 8058's call. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  // What the button sends: a form without fields. The token is in the address.
  app.addContentTypeParser(
    // RFC 8058 has mail programs send either; what they say is always the same.
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_r, _b, done) => done(null, undefined),
  );

  // Mail programs open links by themselves: opening shows a page, and only its button changes anything.
  app.get(
    '/unsubscribe',
    { schema: { tags: ['alerts'], querystring: unsubscribeQuerySchema } },
    async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        page(
          `<p>Stop the mails of this search alert? The alert itself stays in your account.</p>
<form method="post" action="/api/unsubscribe?${escapeHtml(new URLSearchParams({ token: request.query.token }).toString())}"><button>Stop these mails</button></form>`,
        ),
      ),
  );

  app.post(
    '/unsubscribe',
    {
      schema: {
        tags: ['alerts'],
        querystring: unsubscribeQuerySchema,
        response: { 200: messageAnswerSchema },
      },
    },
    async (request, reply) => {
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
      return reply
        .type('text/html; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(page(`<p>${escapeHtml(message)}</p>`) as never);
    },
  );
};

function page(content: string): string {
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails · ${BRAND}</title></head><body><h1>${BRAND}</h1>${content}</body></html>`;
}
