import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Dialog } from '../../components/dialog/dialog';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import { useSafety } from '../../components/listing/use-safety';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import type { Conversation } from '../../domain/messages/conversations';
import { deliveryOf } from '../../domain/outbox/delivery';
import styles from './conversation-dialog.module.css';
import { When } from '../../components/when';
import { WrittenTime } from './written-time';
import { reportable } from './reportable';

/** Every turn of a conversation, each with where it stands. */
export function ConversationDialog({
  conversation,
  onReply,
  onClose,
}: {
  conversation: Conversation<MessageView>;
  onReply: () => void;
  onClose: () => void;
}) {
  const { other } = conversation;
  const blocked = useSafety(other.id).blocked;
  return (
    <Dialog title={conversation.other.name} onClose={onClose}>
      <p className={stack.soft}>About {conversation.propertyTitle}</p>
      <ol className={stack.stack}>
        {conversation.turns.map(({ item, rows }) => (
          <li key={item.id} className={item.sentByMe ? styles.mine : styles.theirs}>
            <p className={`${stack.small} ${stack.soft}`}>
              {item.sentByMe ? 'You' : item.sender.name}, <When at={item.createdAt} />
              <WrittenTime {...item} />
            </p>
            <p className={styles.words}>{item.content}</p>
            {item.sentByMe && (
              <span>
                <DeliveryChip
                  delivery={deliveryOf(rows, item.onServer)}
                  sentText={item.readStatus ? 'Read' : 'Sent'}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {!blocked && (
        <Button look="primary" icon="send" onClick={onReply}>
          Reply
        </Button>
      )}
      <SafetyButtons what={reportable(conversation)} person={other} />
    </Dialog>
  );
}
