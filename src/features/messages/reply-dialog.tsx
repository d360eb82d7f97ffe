import { MessageDialog } from '../../components/dialog/message-dialog';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import type { Conversation } from '../../domain/messages/conversations';
import { replySubject } from '../../domain/messages/reply-subject';

/** Answers in a conversation; the words are safe on the phone when it says so (DASH-5). */
export function ReplyDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation<MessageView>;
  onClose: () => void;
}) {
  const { sendAndTell } = useSentMessage();
  const { other, propertyId, propertyTitle, turns } = conversation;
  const subject = turns.at(-1)?.item.subject ?? propertyTitle;
  const reply = {
    recipient: other,
    propertyId,
    propertyTitle,
    subject: replySubject(subject),
  };
  const send = async (message: { content: string; form: string }) => {
    await sendAndTell({ ...reply, ...message }, `Your reply to ${other.name} has been sent!`);
    onClose();
  };
  return (
    <MessageDialog
      title="Reply"
      form={`reply-${conversation.key}`}
      sendLabel="Send Reply"
      to={other.name}
      about={propertyTitle}
      delivery={undefined}
      onSend={send}
      onClose={onClose}
    />
  );
}
