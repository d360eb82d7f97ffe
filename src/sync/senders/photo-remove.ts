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
  apply: async (row, answer, database) => {
    await database.myProperties.update((row.payload as Payload).propertyId, {
      images: answer.property.images,
    });
  },
};
