import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/property';
import type { Sender } from '../sender';

type Payload = { propertyId: string };

export const photoRemove: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /properties/:id/photos/:photoId', {
      params: { id: (row.payload as Payload).propertyId, photoId: row.entityId },
      token,
      headers,
    }),
  apply: async (row, _answer, database) => {
    const { propertyId } = row.payload as Payload;
    const mine = await database.myProperties.get(propertyId);
    // This photo alone: the answer may be older than those of its neighbours.
    await database.myProperties.update(propertyId, {
      images: (mine?.images ?? []).filter((image) => image.id !== row.entityId),
    });
  },
};
