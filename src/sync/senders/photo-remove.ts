import type { Listing } from '../../contract/property';
import type { Sender } from '../sender';

type Payload = { propertyId: string };

export const photoRemove: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) =>
    api.request({
      method: 'DELETE',
      path: `/api/properties/${(row.payload as Payload).propertyId}/photos/${row.entityId}`,
      token,
      headers,
    }),
  apply: async (row, answer, database) => {
    await database.myProperties.update((row.payload as Payload).propertyId, {
      images: answer.property.images,
    });
  },
};
