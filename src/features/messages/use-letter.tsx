import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import { useSafety } from '../../components/listing/use-safety';
import {
  deleteMessage,
  markMessagesRead,
  markMessageUnread,
} from '../../db/repositories/messages/message-commands';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { deleteMessageWords } from '../../domain/messages/delete-words';
import { AnswerDialog } from './answer-dialog';
import { showDeleted } from './show-deleted';

/** What can be done with one message (AMSG-1), for a card and for a row; opening it reads it. */
export function useLetter({ item: message, rows }: MessageView) {
  const database = useDatabase();
  const [open, setOpen] = useState(false);
  const [replying, setReplying] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const unread = !message.sentByMe && !message.readStatus;
  const other = message.sentByMe ? message.recipient : message.sender;
  const { blocked } = useSafety(other.id);
  const toggle = () => {
    setOpen(!open);
    if (unread) void markMessagesRead([message.id], database);
  };
  const keepForLater = () => {
    setOpen(false);
    void markMessageUnread(message.id, database);
  };
  const remove = async () => {
    await deleteMessage(message.id, database).then(
      () =>
        void showDeleted((patience) =>
          settledDelivery({ kind: 'message.delete', entityId: message.id }, database, patience),
        ),
      () => showToast('error', 'This device could not delete that. Please try again.'),
    );
  };
  const dialogs: ReactNode = (
    <>
      {deleting && (
        <ConfirmDialog
          title="Delete message"
          question={deleteMessageWords({ ...message, rows })}
          yes="Delete"
          no="Keep"
          danger
          onYes={() => void remove()}
          onNo={() => setDeleting(false)}
        />
      )}
      {replying && <AnswerDialog message={message} onClose={() => setReplying(false)} />}
    </>
  );
  return {
    open,
    toggle,
    unread,
    other,
    name: message.sentByMe ? `To ${other.name}` : other.name,
    /** Answers it; null where it cannot be. */
    reply: message.sentByMe || blocked ? null : () => setReplying(true),
    /** Lets it count as new again; null where it does. */
    keepForLater: message.sentByMe || unread ? null : keepForLater,
    ask: () => setDeleting(true),
    /** What an action asks, to be drawn beside the message. */
    dialogs,
  };
}
