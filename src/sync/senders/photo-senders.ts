import type { Listing, Photo } from '../../contract/listing/property';
import type { AppDatabase } from '../../db/app-database';
import { shape } from '../../domain/checks';
import { isPhoto } from '../../domain/property/is-photo';
import { isAnything, isListing } from '../../domain/answer-checks';
import { applyProperty } from '../engine/apply/apply-property';
import { MissingOnDevice, NoLongerWanted } from '../engine/missing-on-device';
import { senderBy, type SendersOf } from '../sender';

// A photo of 350 KB on a bar of EDGE: two minutes are slow, not dead.
const TIMEOUT_MS = 120_000;

/** A photo taken out of its listing, or gone with it, is not missed; one that just vanished is. */
async function missing(id: string, database: AppDatabase): Promise<Error> {
  return (await database.photos.get(id)) === undefined
    ? new NoLongerWanted(id)
    : new MissingOnDevice('This photo is no longer on this device');
}

export const photoSenders: SendersOf<'photo'> = {
  /** Uploads one photo; the bytes are read only now and freed once the server has them. */
  'photo.add': senderBy('PUT /properties/:id/photos/:photoId', {
    takes: async ({ entityId, payload: { propertyId, position } }, database) => {
      const photo = await database.photoData.get(entityId);
      if (photo === undefined) throw await missing(entityId, database);
      return {
        params: { id: propertyId, photoId: entityId },
        query: { position },
        photo: { type: photo.type, data: photo.data },
        timeoutMs: TIMEOUT_MS,
      };
    },
    fits: shape<{ photo: Photo }>({ photo: isPhoto }),
    apply: async ({ entityId, payload: { propertyId } }, answer, database) => {
      const waitsForRemoval = await database.outbox
        .where('entityId')
        .equals(entityId)
        .filter((other) => other.kind === 'photo.remove')
        .count();
      await database.photos.delete(entityId);
      await database.photoData.delete(entityId);
      const mine = await database.myProperties.get(propertyId);
      if (waitsForRemoval > 0 || mine === undefined) return;
      // This photo alone: the answer may be older than those of its neighbours.
      const others = mine.images.filter((image) => image.id !== entityId);
      await database.myProperties.update(propertyId, {
        images: [...others, answer.photo].toSorted((one, other) => one.position - other.position),
      });
    },
    shrink: async ({ seq, entityId, payload }, database, shrinkPhoto) => {
      const photo = await database.photoData.get(entityId);
      if (photo === undefined || payload.shrunk) return false;
      const smaller = await shrinkPhoto(photo);
      if (smaller === null || smaller.data.byteLength >= photo.data.byteLength) return false;
      await database.transaction('rw', database.photoData, database.outbox, async () => {
        await database.photoData.update(entityId, smaller);
        await database.outbox.update(seq, { payload: { ...payload, shrunk: true } });
      });
      return true;
    },
  }),
  'photo.remove': senderBy('DELETE /properties/:id/photos/:photoId', {
    takes: ({ entityId, payload }) => ({ params: { id: payload.propertyId, photoId: entityId } }),
    fits: isAnything,
    // Its listing is deleted meanwhile.
    dropsOn: [404],
    apply: async ({ entityId, payload: { propertyId } }, _answer, database) => {
      await database.photos.delete(entityId);
      await database.photoData.delete(entityId);
      const mine = await database.myProperties.get(propertyId);
      // This photo alone: the answer may be older than those of its neighbours.
      await database.myProperties.update(propertyId, {
        images: (mine?.images ?? []).filter((image) => image.id !== entityId),
      });
    },
  }),
  /** Gives a listing's photos their order, the cover first, and their captions. */
  'photo.arrange': senderBy('PUT /properties/:id/photo-order', {
    takes: ({ payload: { propertyId, photos } }) => ({
      params: { id: propertyId },
      body: { photos },
    }),
    fits: shape<{ property: Listing }>({ property: isListing }),
    apply: (row, answer, database) => applyProperty(database, answer.property, row.id, false),
  }),
};
