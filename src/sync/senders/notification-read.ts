import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const notificationRead: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PATCH /notifications/:id/read', { params: { id: row.entityId }, token, headers }),
  apply: async () => undefined,
};
