import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { MessageDialog } from '../../components/dialog/message-dialog';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import { AGENT_LETTER_WORDS } from '../../domain/messages/agent-letter-words';
import { readMessageWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { replySubject } from '../../domain/messages/reply-subject';
import { useQuickReplies } from './use-quick-replies';

/** Answers one letter, which stands above the box, and says how far the answer has come. */
export function AnswerDialog({
  message,
  onClose,
}: {
  message: MessageView['item'];
  onClose: () => void;
}) {
  const database = useDatabase();
  const { delivery, send } = useSentMessage();
  const { sender: recipient, propertyId, propertyTitle, subject } = message;
  const quick = useQuickReplies(propertyId);
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  const reply = { recipient, propertyId, propertyTitle, subject: replySubject(subject) };
  return (
    <MessageDialog
      title="Reply"
      form={`reply-${message.id}`}
      sendLabel="Send Reply"
      to={recipient.name}
      about={propertyTitle}
      quote={message.content}
      warning={warning}
      quick={quick}
      words={AGENT_LETTER_WORDS}
      delivery={delivery}
      onSend={(words) => send({ ...reply, ...words })}
      onClose={onClose}
    />
  );
}
