import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  photoAnswerSchema,
  photoParamsSchema,
  photoQuerySchema,
  propertyAnswerSchema,
} from '../../../src/contract/property';
import { MAX_PHOTOS } from '../../../src/contract/property-options';
import type { Listing } from '../../../src/contract/property';
import type { Queryable } from '../../db/database';
import { type Account, agentOf } from '../../plugins/authenticate';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { recordChanges } from '../feeds/record-change';
import { lockProperty, readProperty } from '../properties/repository';
import { makeVariants } from './make-variants';
import { countPhotos, deletePhoto, putPhoto } from './repository';

const MAX_BYTES = 5 * 1024 * 1024;

/** Photos of a property: PUT by the client's id, so that a repeated upload is the same photo. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, blobs } = app;
  app.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.put(
    '/properties/:id/photos/:photoId',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['photos'],
        params: photoParamsSchema,
        querystring: photoQuerySchema,
        response: { 200: photoAnswerSchema },
      },
    },
    async (request, reply) => {
      const account = agentOf(request);
      const { id, photoId } = request.params;
      if (!(request.body instanceof Uint8Array)) {
        throw new ProblemError(
          415,
          'unsupported-type',
          'Please send a JPEG, PNG or WebP picture.',
          { field: 'photo' },
        );
      }
      const variants = await makeVariants(request.body);
      for (const variant of [variants.small, variants.medium, variants.large]) {
        await blobs.put(variant.name, variant.bytes);
      }
      return onceInEffect(database, request, reply, async (tx) => {
        await requireOwnProperty(tx, id, account);
        if ((await countPhotos(tx, id, photoId)) >= MAX_PHOTOS) {
          throw new ProblemError(422, 'invalid', `A listing takes at most ${MAX_PHOTOS} photos.`, {
            field: 'photo',
          });
        }
        const photo = await putPhoto(tx, {
          id: photoId,
          propertyId: id,
          position: request.query.position,
          variants,
        });
        if (photo === null) throw new ProblemError(404, 'not-found', 'Photo not found');
        return { status: 200, body: { photo, property: await announce(tx, account, id) } };
      });
    },
  );

  app.delete(
    '/properties/:id/photos/:photoId',
    {
      schema: {
        tags: ['photos'],
        params: photoParamsSchema,
        response: { 200: propertyAnswerSchema },
      },
    },
    (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const account = agentOf(request);
        await requireOwnProperty(tx, request.params.id, account);
        await deletePhoto(tx, request.params.id, request.params.photoId);
        return { status: 200, body: { property: await announce(tx, account, request.params.id) } };
      }),
  );
};

async function requireOwnProperty(tx: Queryable, id: string, account: Account): Promise<void> {
  const head = await lockProperty(tx, id);
  if (head === undefined || head.owner_id !== account.id || head.deleted) {
    throw new ProblemError(404, 'not-found', 'Property not found');
  }
}

async function announce(tx: Queryable, account: Account, id: string): Promise<Listing> {
  await recordChanges(tx, [{ userId: account.id, collection: 'properties', entityId: id }]);
  const property = await readProperty(tx, id);
  if (property === undefined) throw new ProblemError(404, 'not-found', 'Property not found');
  return property;
}
