import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import { MissingOnDevice } from '../missing-on-device';
import type { Sender } from '../sender';

type Payload = { propertyId: string; position: number };

// A photo of 350 KB on a bar of EDGE: two minutes are slow, not dead.
const TIMEOUT_MS = 120_000;

/** Uploads one photo; the bytes are read only now and freed once the server has them. */
export const photoAdd: Sender<{ property: Listing }> = {
  send: async (row, { api, database, token, headers }) => {
    const { propertyId, position } = row.payload as Payload;
    const photo = await database.photoData.get(row.entityId);
    if (photo === undefined) throw new MissingOnDevice('This photo is no longer on this phone');
    return api.request({
      method: 'PUT',
      path: `/api/properties/${propertyId}/photos/${row.entityId}?position=${position}`,
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
    if (waitsForRemoval > 0) return;
    const mine = await database.myProperties.get(propertyId);
    if (mine) await applyProperty(database, answer.property, row.id);
  },
};
