import type { Sender } from '../sender';

export const savedRemove: Sender = {
  send: (row, { api, token, headers }) =>
    api.request({
      method: 'DELETE',
      path: `/api/saved-properties/${row.entityId}`,
      token,
      headers,
    }),
  // The device's copy went when the command was given; a newer 'saved.add' may have brought it back.
  apply: async () => undefined,
};
