import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

export const photoRemove: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) =>
    api.request({
      method: 'DELETE',
      path: `/api/properties/${(row.payload as { propertyId: string }).propertyId}/photos/${row.entityId}`,
      token,
      headers,
    }),
  apply: (row, answer, database) => applyProperty(database, answer.property, row.id),
};
