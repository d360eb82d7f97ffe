import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const notificationReadAll: Sender = {
  send: (_row, { api, token, headers }) =>
    callApi(api, 'PATCH /notifications/read-all', { token, headers }),
  apply: async () => undefined,
};
