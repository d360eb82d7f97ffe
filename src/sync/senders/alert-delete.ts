import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const alertDelete: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /search-alerts/:id', { params: { id: row.entityId }, token, headers }),
  apply: async () => undefined,
};
