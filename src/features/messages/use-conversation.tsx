import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import { useSafety } from '../../components/listing/use-safety';
import { deleteMessages, markMessagesRead } from '../../db/repositories/messages/message-commands';
import { useIsShown } from '../../components/use-is-shown';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import type { Conversation } from '../../domain/messages/conversations';
import { deleteConversationWords } from '../../domain/messages/delete-words';
import { ConversationDialog } from './conversation-dialog';
import { showDeleted } from './show-deleted';

type Open = 'view' | 'reply' | 'delete';

export type ConversationProps = {
  conversation: Conversation<MessageView>;
  startsOpen: boolean;
  /** It was opened by that. */
  onStarted: () => void;
};

/** What can be opened of a conversation (DASH-5), for a card and for a row; what is opened is read. */
export function useConversation({ conversation, startsOpen, onStarted }: ConversationProps): {
  open: (what: Open) => void;
  /** What a tap most likely wants: what was said, or the answer to a letter that has none. */
  next: 'view' | 'reply';
  dialogs: ReactNode;
} {
  const database = useDatabase();
  const { other, turns, replied } = conversation;
  const [open, setOpen] = useState<Open | null>(startsOpen ? 'view' : null);
  const { blocked } = useSafety(other.id);
  const started = useEffectEvent(onStarted);
  useEffect(() => {
    if (startsOpen) started();
  }, [startsOpen]);
  const ids = turns.map(({ item }) => item.id);
  const key = ids.join(' ');
  const isShown = useIsShown();
  useEffect(() => {
    // What comes into a tab that nobody sees was not read.
    if (isShown && (open === 'view' || open === 'reply'))
      void markMessagesRead(key.split(' '), database);
  }, [database, open, key, isShown]);
  // What comes while it is asked about was not meant.
  const [asked, setAsked] = useState<MessageView[]>([]);
  const show = (what: Open) => {
    setAsked(turns);
    setOpen(what);
  };
  const remove = async () => {
    setOpen(null);
    const meant = asked.map(({ item }) => item.id);
    await deleteMessages(meant, database).then(
      () =>
        void showDeleted((patience) =>
          settledDelivery(
            { kind: 'message.delete', entityId: meant.at(-1) ?? '' },
            database,
            patience,
          ),
        ),
      () => showToast('error', 'This device could not delete that. Please try again.'),
    );
  };
  const dialogs = (
    <>
      {(open === 'view' || open === 'reply') && (
        <ConversationDialog
          conversation={conversation}
          isReply={open === 'reply'}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete messages"
          question={deleteConversationWords(asked.map(({ item, rows }) => ({ ...item, rows })))}
          yes="Delete"
          no="Keep"
          danger
          onYes={() => void remove()}
          onNo={() => setOpen(null)}
        />
      )}
    </>
  );
  return { open: show, next: replied || blocked ? 'view' : 'reply', dialogs };
}
