import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

/** Calls an inspection off, and takes it from the list once the server has heard (DASH-4). */
export const inspectionRemove: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /inspections/requests/:id', {
      params: { id: row.entityId },
      token,
      headers,
    }),
  apply: async (row, _answer, database) => {
    await database.inspections.delete(row.entityId);
  },
};
