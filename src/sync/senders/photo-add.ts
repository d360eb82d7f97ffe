import { callApi } from '../../api/call-api';
import type { Listing, Photo } from '../../contract/property';
import type { AppDatabase } from '../../db/app-database';
import { MissingOnDevice, NoLongerWanted } from '../missing-on-device';
import type { Sender } from '../sender';

type Payload = { propertyId: string; position: number; shrunk?: boolean };

// A photo of 350 KB on a bar of EDGE: two minutes are slow, not dead.
const TIMEOUT_MS = 120_000;

/** Uploads one photo; the bytes are read only now and freed once the server has them. */
export const photoAdd: Sender<{ property: Listing; photo: Photo }> = {
  send: async (row, { api, database, token, headers }) => {
    const { propertyId, position } = row.payload as Payload;
    const photo = await database.photoData.get(row.entityId);
    if (photo === undefined) throw await missing(row.entityId, database);
    return callApi(api, 'PUT /properties/:id/photos/:photoId', {
      params: { id: propertyId, photoId: row.entityId },
      query: { position },
      token,
      headers,
      photo: { type: photo.type, data: photo.data },
      timeoutMs: TIMEOUT_MS,
    });
  },
  apply: async (row, answer, database) => {
    const { propertyId } = row.payload as Payload;
    const waitsForRemoval = await database.outbox
      .where('entityId')
      .equals(row.entityId)
      .filter((other) => other.kind === 'photo.remove')
      .count();
    await database.photos.delete(row.entityId);
    await database.photoData.delete(row.entityId);
    const mine = await database.myProperties.get(propertyId);
    if (waitsForRemoval > 0 || mine === undefined) return;
    // This photo alone: the answer may be older than those of its neighbours.
    const others = mine.images.filter((image) => image.id !== row.entityId);
    await database.myProperties.update(propertyId, {
      images: [...others, answer.photo].toSorted((one, other) => one.position - other.position),
    });
  },
  shrink: async (row, database, shrinkPhoto) => {
    const payload = row.payload as Payload;
    const photo = await database.photoData.get(row.entityId);
    if (photo === undefined || payload.shrunk === true) return false;
    const smaller = await shrinkPhoto(photo);
    if (smaller === null || smaller.data.byteLength >= photo.data.byteLength) return false;
    await database.transaction('rw', database.photoData, database.outbox, async () => {
      await database.photoData.update(row.entityId, smaller);
      await database.outbox.update(row.seq, { payload: { ...payload, shrunk: true } });
    });
    return true;
  },
};

/** A photo taken out of its listing, or gone with it, is not missed; one that just vanished is. */
async function missing(id: string, database: AppDatabase): Promise<Error> {
  return (await database.photos.get(id)) === undefined
    ? new NoLongerWanted(id)
    : new MissingOnDevice('This photo is no longer on this phone');
}
