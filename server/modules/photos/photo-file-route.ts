import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_NAME } from './photo-name';
import { decodePath } from '../../plugins/decode-path';
import { ProblemError } from '../../plugins/problem-error';
import { PUBLIC_PICTURE } from './public-picture';
import { listingsWithFile, PHOTO_PATH } from './repository';
import { viewKeyOf } from './view-key';

/** The key is in the address: on the device of who has it, it is as good as public. */
const BY_KEY = 'private, max-age=31536000, immutable';
/** Nothing in the address tells these from an answer that anybody gets. */
const BY_LOGIN = 'private, no-store';

/**
 * Hands on photos: of published listings to everybody, of others to who has the key of the owner's
 * answers, or is logged in as the owner or an approver.
 */
export async function photoFileRoute(app: FastifyInstance): Promise<void> {
  app.get(`${PHOTO_PATH}*`, { schema: { hide: true } }, async (request, reply) => {
    const name = decodePath(request.url).slice(PHOTO_PATH.length);
    const cacheControl = PHOTO_NAME.test(name) ? await allowed(app, request, name) : null;
    const bytes = cacheControl === null ? null : await app.blobs.read(name);
    if (cacheControl === null || bytes === null) {
      void reply.header('cache-control', 'no-store');
      throw new ProblemError(404, 'not-found', 'There is no such photo.');
    }
    return reply
      .type('image/webp')
      .header('cache-control', cacheControl)
      .header('access-control-allow-origin', '*')
      .send(Buffer.from(bytes));
  });
}

/** How long a file may be kept by who asks for it; null for who may not see it. */
async function allowed(
  { database }: FastifyInstance,
  { account, url }: FastifyRequest,
  name: string,
): Promise<string | null> {
  const listings = await listingsWithFile(database, PHOTO_PATH + name);
  if (listings.some(({ status }) => status === 'Active')) return PUBLIC_PICTURE;
  const key = viewKeyOf(url);
  if (listings.some(({ view_key: own }) => own === key)) return BY_KEY;
  const mayLookIn = listings.some(
    ({ owner_id: owner }) => owner === account?.id || account?.userType === 'approver',
  );
  return mayLookIn ? BY_LOGIN : null;
}
