import type { FastifyInstance } from 'fastify';
import { HOME_PICTURES, homePictureName } from '../../../src/domain/previews/home-picture';
import { priceWords } from '../../../src/domain/previews/price-words';
import type { Listing } from '../../../src/contract/listing/property';
import { uuidSchema } from '../../../src/contract/uuid';
import { inProcessRunner } from '../../jobs/in-process-runner';
import { decodePath } from '../../plugins/decode-path';
import { ProblemError } from '../../plugins/problem-error';
import { PUBLIC_PICTURE } from '../photos/public-picture';
import { PHOTO_PATH } from '../photos/repository';
import { readProperty } from '../properties/repository';
import { homePictureFiles } from './home-picture-files';
import { tidyHomePictures } from './tidy-home-pictures';
import { wasListed } from './was-listed';

const NAME = /^([0-9a-f-]{36})-[\w-]{1,60}\.jpg$/;

/**
 * The pictures of published homes for link previews (`domain/previews/home-picture.ts`), drawn when
 * they are first asked for and kept. A home has one at a time: an address from before an edit leads to it.
 */
export async function homePictureRoute(app: FastifyInstance): Promise<void> {
  const files = homePictureFiles(app.settings.dataDir);
  const drawing = new Map<string, Promise<Uint8Array>>();
  /** A link in a busy chat is fetched by many at once: it is drawn once for all of them. */
  const picture = (listing: Listing, name: string): Promise<Uint8Array> => {
    const underWay = drawing.get(name) ?? draw(listing, name).finally(() => drawing.delete(name));
    drawing.set(name, underWay);
    return underWay;
  };
  const draw = async (listing: Listing, name: string): Promise<Uint8Array> => {
    const kept = await files.read(listing.id, name);
    if (kept !== null) return kept;
    const [photo] = listing.images;
    const jpeg = await app.photoQueue.draw({
      price: priceWords(listing),
      title: listing.title,
      place: listing.address,
      photo:
        photo === undefined ? null : await app.blobs.read(photo.large.slice(PHOTO_PATH.length)),
    });
    await files.put(listing.id, name, jpeg);
    return jpeg;
  };

  // By each instance itself: what is kept here no other one can remove.
  const everyHour = { name: 'tidy-home-pictures', everyMinutes: 60 };
  const tidying = inProcessRunner(
    [{ ...everyHour, run: () => tidyHomePictures(app.database, app.settings.dataDir) }],
    (error) => app.log.error(error),
  );
  app.addHook('onReady', () => tidying.start());
  app.addHook('preClose', () => tidying.stop());

  app.get(`${HOME_PICTURES}*`, { schema: { hide: true } }, async (request, reply) => {
    const asked = decodePath(request.url).slice(HOME_PICTURES.length);
    const id = uuidSchema.safeParse(NAME.exec(asked)?.[1]);
    const listing = id.success ? await readProperty(app.database, id.data) : undefined;
    if (!id.success || listing?.status !== 'Active') {
      void reply.header('cache-control', 'no-store');
      const isGone = id.success && (await wasListed(app.database, id.data));
      if (isGone) await files.remove(id.data);
      throw isGone
        ? new ProblemError(410, 'gone', 'This home is not offered any more.')
        : new ProblemError(404, 'not-found', 'There is no such picture.');
    }
    const name = homePictureName(listing);
    if (asked !== name) {
      return reply.header('cache-control', 'no-cache').redirect(HOME_PICTURES + name, 302);
    }
    return reply
      .type('image/jpeg')
      .header('cache-control', PUBLIC_PICTURE)
      .header('access-control-allow-origin', '*')
      .send(Buffer.from(await picture(listing, name)));
  });
}
