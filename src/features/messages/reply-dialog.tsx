import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import { showToast } from '../../components/toasts';
import { sendMessage } from '../../db/repositories/message-repository';
import type { Conversation } from '../../domain/messages/conversations';
import { PROFILE } from '../../domain/profile';
import type { MessageWithRows } from './conversation-card';

/** Answers in a conversation; the words are safe on the phone when it says so (DASH-5). */
export function ReplyDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation<MessageWithRows>;
  onClose: () => void;
}) {
  const database = useDatabase();
  const { other, propertyId, propertyTitle, turns } = conversation;
  const subject = turns.at(-1)?.item.subject ?? propertyTitle;
  const send = async (content: string) => {
    if (PROFILE.sendsCommands) {
      await sendMessage(
        {
          recipient: other,
          propertyId,
          propertyTitle,
          subject: (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 200),
          content,
        },
        database,
      );
    }
    showToast('success', `Your reply to ${other.name} has been sent!`);
    onClose();
  };
  return (
    <MessageDialog
      title="Reply"
      draft={`reply-${conversation.key}`}
      sendLabel="Send Reply"
      to={other.name}
      about={propertyTitle}
      rows={undefined}
      onSend={send}
      onClose={onClose}
    />
  );
}
