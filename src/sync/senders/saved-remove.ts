import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

export const savedRemove: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /saved-properties/:id', {
      params: { id: row.entityId },
      token,
      headers,
    }),
  // The device's copy went when the command was given; a newer 'saved.add' may have brought it back.
  apply: async () => undefined,
};
