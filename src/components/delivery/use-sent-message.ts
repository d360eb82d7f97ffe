import { useState } from 'react';
import type { FromForm } from '../../db/repositories/forms/form-repository';
import { type NewMessage, sendMessage } from '../../db/repositories/messages/message-commands';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import { PROFILE } from '../../domain/profile';
import { useDatabase } from '../context/database-context';
import { showDelivery } from './show-delivery';
import { showToast } from './toasts';
import { useDelivery } from './use-delivery';

/** Sends messages, kept on this device when the promise resolves, and says how far the last one has come. */
export function useSentMessage() {
  const database = useDatabase();
  const [id, setId] = useState<string | null>(null);
  const asked = id === null ? null : ({ kind: 'message.send', entityId: id } as const);
  const delivery = useDelivery(asked);
  return {
    /** Of the last message; undefined before there is one. */
    delivery,
    /** For a dialog that stays and shows the delivery. */
    send: async (message: NewMessage & FromForm): Promise<void> => {
      if (PROFILE.sendsCommands) setId(await sendMessage(message, database));
    },
    /** For what closes: `sent` is said where all can see it, when it is true. */
    sendAndTell: async (message: NewMessage & FromForm, sent: string): Promise<void> => {
      if (!PROFILE.sendsCommands) {
        showToast('success', sent);
        return;
      }
      const entityId = await sendMessage(message, database);
      void showDelivery(
        (patience) => settledDelivery({ kind: 'message.send', entityId }, database, patience),
        sent,
      );
    },
  };
}
