import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

/** Ends a session on another device; the list forgets it once the server has. */
export const sessionEnd: Sender = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'DELETE /auth/sessions/:id', { params: { id: row.entityId }, token, headers }),
  apply: async (row, _answer, database) => {
    await database.sessions.delete(row.entityId);
  },
};
