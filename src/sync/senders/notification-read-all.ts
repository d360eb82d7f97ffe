import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const notificationReadAll: Sender = {
  send: (row, { api, token, headers }) => {
    const { until } = row.payload as { until?: string };
    return callApi(api, 'PATCH /notifications/read-all', {
      query: until === undefined ? {} : { until },
      token,
      headers,
    });
  },
  apply: async () => undefined,
};
