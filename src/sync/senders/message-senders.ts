import type { Message } from '../../contract/feed/message';
import { WAITED_SECONDS } from '../../contract/headers';
import type { OutboxRow } from '../../db/outbox-row';
import { shape } from '../../domain/checks';
import { isAnything, isMessage } from '../../domain/answer-checks';
import { applyMessage } from '../engine/apply/apply-message';
import { senderBy, type SendersOf } from '../sender';

const byId = ({ entityId }: OutboxRow) => ({ params: { id: entityId } });

export const messageSenders: SendersOf<'message'> = {
  'message.send': senderBy('POST /messages', {
    takes: ({ payload, createdAt }) => ({
      body: payload,
      headers: {
        [WAITED_SECONDS]: String(Math.max(0, Math.round((Date.now() - createdAt) / 1000))),
      },
    }),
    fits: shape<{ message: Message }>({ message: isMessage }),
    apply: async ({ entityId }, answer, database) => {
      // Deleted here while it was on its way: the deletion that waits will follow it.
      if ((await database.messages.get(entityId)) !== undefined)
        await applyMessage(database, answer.message);
    },
  }),
  'message.read': senderBy('PATCH /messages/:id/read', {
    takes: byId,
    fits: isAnything,
    dropsOn: [404],
  }),
  'message.unread': senderBy('PATCH /messages/:id/unread', {
    takes: byId,
    fits: isAnything,
    dropsOn: [404],
  }),
  'message.delete': senderBy('DELETE /messages/:id', { takes: byId, fits: isAnything }),
};
