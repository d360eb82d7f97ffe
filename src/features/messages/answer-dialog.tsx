import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { readMessageWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { replySubject } from '../../domain/messages/reply-subject';
import { PROFILE } from '../../domain/profile';
import { useQuickReplies } from './use-quick-replies';

/** Answers one letter, and says how far the answer has come. */
export function AnswerDialog({
  message,
  onClose,
}: {
  message: MessageView['item'];
  onClose: () => void;
}) {
  const database = useDatabase();
  const [sentId, setSentId] = useState<string | null>(null);
  const { sender: recipient, propertyId, propertyTitle, subject } = message;
  const delivery = useLiveQuery(
    () =>
      sentId === null
        ? undefined
        : readDelivery({ kind: 'message.send', entityId: sentId }, database),
    [database, sentId],
  );
  const quick = useQuickReplies(propertyId);
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  const send = async (words: { content: string; form: string }) => {
    if (!PROFILE.sendsCommands) return;
    const reply = {
      recipient,
      propertyId,
      propertyTitle,
      subject: replySubject(subject),
      ...words,
    };
    setSentId(await sendMessage(reply, database));
  };
  return (
    <MessageDialog
      title="Reply"
      form={`reply-${message.id}`}
      sendLabel="Send Reply"
      to={recipient.name}
      about={propertyTitle}
      warning={warning}
      quick={quick}
      delivery={delivery}
      onSend={send}
      onClose={onClose}
    />
  );
}
