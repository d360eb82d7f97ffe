import type { Sender } from '../sender';

export const propertyDelete: Sender = {
  send: (row, { api, token, headers }) =>
    api.request({ method: 'DELETE', path: `/api/properties/${row.entityId}`, token, headers }),
  apply: async (row, _answer, database) => {
    await database.myProperties.delete(row.entityId);
    await database.listings.delete(row.entityId);
  },
};
