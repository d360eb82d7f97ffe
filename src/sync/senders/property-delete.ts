import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const propertyDelete: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /properties/:id', { params: { id: row.entityId }, token, headers }),
  apply: async (row, _answer, database) => {
    await database.myProperties.delete(row.entityId);
    await database.listings.delete(row.entityId);
  },
};
