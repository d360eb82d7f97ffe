import type { Message } from '../../contract/message';
import { applyMessage } from '../apply-message';
import type { Sender } from '../sender';

export const messageSend: Sender<{ message: Message }> = {
  send: (row, { api, token, headers }) =>
    api.request({ method: 'POST', path: '/api/messages', token, headers, body: row.payload }),
  apply: async (row, answer, database) => {
    // Deleted here while it was on its way: the deletion that waits will follow it.
    if ((await database.messages.get(row.entityId)) !== undefined)
      await applyMessage(database, answer.message);
  },
};
