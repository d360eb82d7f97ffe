import type { FastifyInstance } from 'fastify';
import { SHARE_PATH } from '../../../src/contract/listing/share-target';
import { BRAND } from '../../../src/domain/brand';
import { letterPage } from './letter-page';

/**
 * What the phone's share sheet brings is taken by the app's worker; it comes here where there is none
 * yet. Answered before the body is read, however large it is and whatever it holds.
 */
export async function unopenedShareRoute(app: FastifyInstance): Promise<void> {
  app.route({
    method: 'POST',
    url: SHARE_PATH,
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      await reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          letterPage({
            words: `${BRAND} was not ready on this device yet, so what you shared was not kept. Open ${BRAND} first, then share it again.`,
            link: { label: `Open ${BRAND}`, path: '/' },
          }),
        );
    },
    handler: async () => undefined,
  });
}
