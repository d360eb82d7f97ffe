import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery-chip';
import { Dialog } from '../../components/dialog';
import stack from '../../components/stack.module.css';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { whenWords } from '../../domain/format/when-words';
import type { Conversation } from '../../domain/messages/conversations';
import { deliveryOf } from '../../domain/outbox/delivery';
import styles from './conversation-dialog.module.css';

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
  return (
    <Dialog title={conversation.other.name} onClose={onClose}>
      <p className={stack.soft}>About {conversation.propertyTitle}</p>
      <ol className={stack.stack}>
        {conversation.turns.map(({ item, rows }) => (
          <li key={item.id} className={item.sentByMe ? styles.mine : styles.theirs}>
            <p className={`${stack.small} ${stack.soft}`}>
              {item.sentByMe ? 'You' : item.sender.name}, {whenWords(item.createdAt, new Date())}
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
      <Button look="primary" icon="send" onClick={onReply}>
        Reply
      </Button>
    </Dialog>
  );
}
