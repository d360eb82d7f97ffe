import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const messageRead: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PATCH /messages/:id/read', { params: { id: row.entityId }, token, headers }),
  apply: async () => undefined,
};
