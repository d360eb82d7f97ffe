import type { FastifyPluginAsync } from 'fastify';
import { MAX_PHOTOS } from '../../../src/contract/listing/property-options';
import { advisoryLock } from '../../db/advisory-lock';
import type { Queryable } from '../../db/database';
import { type Account, accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { lockItem } from '../outbox/lock-item';
import { recallItem, refuseRecalled } from '../outbox/recalled-items';
import { announceOwn, notFound } from './own-property';
import { lockProperty } from './repository';
import { inFileTurn } from '../photos/file-turns';
import { releasePhotoFiles } from '../photos/release-photo-files';
import {
  countPhotos,
  deletePhoto,
  ownsProperty,
  PHOTO_PATH,
  photoFiles,
  putPhoto,
} from '../photos/repository';
import { serve } from '../../plugins/serve';

const MAX_BYTES = 5 * 1024 * 1024;

/** Photos of a property: PUT by the client's id, so that a repeated upload is the same photo. */
export const photoRoutes: FastifyPluginAsync = async (app) => {
  const { database, blobs, photoQueue } = app;
  app.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  serve(
    app,
    'PUT /properties/:id/photos/:photoId',
    async (request, reply) => {
      const account = accountOf(request);
      const { id, photoId } = request.params;
      if (!(request.body instanceof Uint8Array)) {
        throw new ProblemError(
          415,
          'unsupported-type',
          'Please send a JPEG, PNG or WebP picture.',
          { field: 'photo' },
        );
      }
      // Before it waits for its turn: a picture costs a second of a core. The transaction below decides for good.
      if (!(await ownsProperty(database, id, account.id))) throw notFound();
      const variants = await photoQueue.decode(request.body, account.id);
      const files = [variants.small, variants.medium, variants.large];
      const addresses = files.map((file) => PHOTO_PATH + file.name);
      let leftover: string[] = [];
      try {
        const store = async (tx: Queryable) => {
          await refuseRecalled(tx, account.id, 'photos', photoId);
          await requireOwnProperty(tx, id, account);
          if ((await countPhotos(tx, id, photoId)) >= MAX_PHOTOS) {
            throw new ProblemError(
              422,
              'invalid',
              `A listing takes at most ${MAX_PHOTOS} photos.`,
              { field: 'photo' },
            );
          }
          // Shared by who writes files for a row; who removes files holds it alone.
          await advisoryLock(tx, 'photoFiles', 'shared');
          leftover = [...(await photoFiles(tx, id, photoId)), ...addresses];
          const stored = await putPhoto(tx, {
            id: photoId,
            propertyId: id,
            position: request.query.position,
            variants,
          });
          if (!stored) throw noPhoto();
          for (const file of files) await blobs.put(file.name, file.bytes);
          const property = await announceOwn(tx, account, id);
          const photo = property.images.find((image) => image.id === photoId);
          if (photo === undefined) throw noPhoto();
          return { status: 200, body: { photo, property } };
        };
        const answer = await inFileTurn(() => onceInEffect(database, request, reply, store));
        // Committed: only what this photo had before can have become useless.
        leftover = leftover.filter((address) => !addresses.includes(address));
        return answer;
      } finally {
        await releasePhotoFiles({ database, blobs, log: request.log }, leftover);
      }
    },
    { bodyLimit: MAX_BYTES },
  );

  serve(app, 'DELETE /properties/:id/photos/:photoId', async (request, reply) => {
    let files: string[] = [];
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id, photoId } = request.params;
      await lockItem(tx, photoId);
      await requireOwnProperty(tx, id, account);
      files = await deletePhoto(tx, id, photoId);
      if (files.length === 0) await recallItem(tx, account.id, 'photos', photoId);
      return { status: 200, body: { property: await announceOwn(tx, account, id) } };
    });
    await releasePhotoFiles({ database, blobs, log: request.log }, files);
    return answer;
  });
};

async function requireOwnProperty(tx: Queryable, id: string, account: Account): Promise<void> {
  const head = await lockProperty(tx, id);
  if (head === undefined || head.owner_id !== account.id || head.deleted) {
    throw notFound();
  }
}

function noPhoto(): ProblemError {
  return new ProblemError(404, 'not-found', 'Photo not found');
}
