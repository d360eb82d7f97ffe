import { callApi } from '../../api/call-api';
import type { Message, SendMessageRequest } from '../../contract/message';
import { applyMessage } from '../apply-message';
import type { Sender } from '../sender';

export const messageSend: Sender<{ message: Message }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'POST /messages', {
      token,
      headers,
      body: row.payload as SendMessageRequest,
    }),
  apply: async (row, answer, database) => {
    // Deleted here while it was on its way: the deletion that waits will follow it.
    if ((await database.messages.get(row.entityId)) !== undefined)
      await applyMessage(database, answer.message);
  },
};
