import type { Sender } from '../sender';

export const messageRead: Sender = {
  send: (row, { api, token, headers }) =>
    api.request({ method: 'PATCH', path: `/api/messages/${row.entityId}/read`, token, headers }),
  apply: async () => undefined,
};
