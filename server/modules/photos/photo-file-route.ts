import type { FastifyInstance } from 'fastify';
import { PHOTO_NAME } from '../../db/photo-name';
import { decodePath } from '../../plugins/decode-path';
import { ProblemError } from '../../plugins/problem-error';
import type { BlobStore } from './blob-store';
import { PHOTO_PATH } from './repository';

/** Hands on photos from a store that the file server does not reach; a name means one picture for ever. */
export async function photoFileRoute(
  app: FastifyInstance,
  options: { blobs: BlobStore },
): Promise<void> {
  app.get(`${PHOTO_PATH}*`, { schema: { hide: true } }, async (request, reply) => {
    const name = decodePath(request.url).slice(PHOTO_PATH.length);
    const bytes = PHOTO_NAME.test(name) ? await options.blobs.read(name) : null;
    if (bytes === null) throw new ProblemError(404, 'not-found', 'There is no such photo.');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .send(Buffer.from(bytes));
  });
}
