import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import { messagePreview } from '../../domain/format/message-preview';
import { deliveryOf } from '../../domain/outbox/delivery';
import { reportable } from './reportable';
import styles from './message-card.module.css';
import { When } from '../../components/when';
import { type ConversationProps, useConversation } from './use-conversation';

/** One home, one agent, and all that was said (DASH-5). */
export function ConversationCard(props: ConversationProps) {
  const { conversation } = props;
  const { other, turns, unread } = conversation;
  const { open, next, dialogs } = useConversation(props);
  const last = turns.at(-1);
  if (last === undefined) return null;
  return (
    <article
      className={`${stack.card} ${stack.tight} ${unread > 0 ? styles.unread : ''}`}
      aria-label={`${other.name}, ${conversation.propertyTitle}`}
    >
      <div className={stack.between}>
        <h2 className={styles.name}>
          {other.name}
          {unread > 0 && <span className={styles.dot}>{unread} new</span>}
        </h2>
        <time className={`${stack.small} ${stack.soft}`} dateTime={last.item.createdAt}>
          <When alone at={last.item.createdAt} />
        </time>
      </div>
      <p className={stack.soft}>{conversation.propertyTitle}</p>
      <p className={styles.text}>
        {last.item.sentByMe && <span className={stack.soft}>You: </span>}
        {messagePreview(last.item.content)}
      </p>
      {last.item.sentByMe && (
        <span>
          <DeliveryChip
            delivery={deliveryOf(last.rows, last.item.onServer)}
            sentText={last.item.readStatus ? 'Read' : 'Sent'}
          />
        </span>
      )}
      <div className={stack.row}>
        {next === 'view' ? (
          <Button look="green" icon="message" onClick={() => open('view')}>
            View Conversation
          </Button>
        ) : (
          <Button look="green" icon="send" onClick={() => open('reply')}>
            Reply
          </Button>
        )}
        <Button look="plain" icon="trash" onClick={() => open('delete')}>
          Delete
        </Button>
      </div>
      {next === 'reply' && <SafetyButtons what={reportable(conversation)} person={other} />}
      {dialogs}
    </article>
  );
}
