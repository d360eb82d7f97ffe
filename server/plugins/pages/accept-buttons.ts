import type { FastifyInstance } from 'fastify';

/**
 * Lets the routes of a plugin be posted to by the button of a letter page, and by mail programs (RFC
 * 8058): a form without fields, as all that is said stands in the address.
 */
export function acceptButtons(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
}
