import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import { showDelivery } from '../../components/show-delivery';
import { showToast } from '../../components/toasts';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import type { Conversation } from '../../domain/messages/conversations';
import { replySubject } from '../../domain/messages/reply-subject';
import { PROFILE } from '../../domain/profile';

/** Answers in a conversation; the words are safe on the phone when it says so (DASH-5). */
export function ReplyDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation<MessageView>;
  onClose: () => void;
}) {
  const database = useDatabase();
  const { other, propertyId, propertyTitle, turns } = conversation;
  const subject = turns.at(-1)?.item.subject ?? propertyTitle;
  const send = async (message: { content: string; form: string }) => {
    const sent = `Your reply to ${other.name} has been sent!`;
    if (PROFILE.sendsCommands) {
      const id = await sendMessage(
        {
          recipient: other,
          propertyId,
          propertyTitle,
          subject: replySubject(subject),
          ...message,
        },
        database,
      );
      const asked = { kind: 'message.send', entityId: id } as const;
      void showDelivery((patience) => settledDelivery(asked, database, patience), sent);
    } else showToast('success', sent);
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
