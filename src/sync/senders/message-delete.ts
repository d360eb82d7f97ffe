import type { Sender } from '../sender';

export const messageDelete: Sender = {
  send: (row, { api, token, headers }) =>
    api.request({ method: 'DELETE', path: `/api/messages/${row.entityId}`, token, headers }),
  apply: async () => undefined,
};
