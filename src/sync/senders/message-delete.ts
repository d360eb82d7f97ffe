import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const messageDelete: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /messages/:id', { params: { id: row.entityId }, token, headers }),
  apply: async () => undefined,
};
