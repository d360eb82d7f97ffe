import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';
import { deliveryOf } from '../../domain/outbox/delivery';
import { When } from '../../components/when';
import styles from './message-card.module.css';
import { reportableLetter } from './reportable';
import { WrittenTime } from './written-time';
import { useLetter } from './use-letter';

/** One message: opened to read (AMSG-1), answered, deleted. */
export function MessageCard({ answered, ...view }: MessageView & { answered: boolean }) {
  const { open, toggle, unread, other, name, reply, keepForLater, ask, dialogs } = useLetter(view);
  const { item: message, rows } = view;
  return (
    <article
      className={`${stack.card} ${stack.tight} ${unread ? styles.unread : ''}`}
      aria-label={`${name}, ${message.propertyTitle}`}
    >
      <div className={stack.between}>
        <h2 className={styles.name}>
          {name}
          {unread && <span className={styles.dot}>New</span>}
        </h2>
        <time className={`${stack.small} ${stack.soft}`} dateTime={message.createdAt}>
          <When alone at={message.createdAt} />
        </time>
      </div>
      <p className={stack.soft}>
        {message.propertyTitle}
        <WrittenTime {...message} />
      </p>
      {open && (
        <p>
          <strong>{message.subject}</strong>
        </p>
      )}
      <p className={styles.text}>{open ? message.content : messagePreview(message.content)}</p>
      {answered && (
        <span>
          <Badge>Answered</Badge>
        </span>
      )}
      {message.sentByMe && (
        <span>
          <DeliveryChip
            delivery={deliveryOf(rows, message.onServer)}
            sentText={message.readStatus ? 'Read' : 'Sent'}
          />
        </span>
      )}
      <div className={stack.row}>
        <Button aria-expanded={open} onClick={toggle}>
          {open ? 'Close' : unread ? 'Read' : 'View'}
        </Button>
        {reply && (
          <Button look="green" icon="send" onClick={reply}>
            Reply
          </Button>
        )}
        {keepForLater && (
          <Button look="plain" icon="bell" onClick={keepForLater}>
            Mark as unread
          </Button>
        )}
        <Button look="plain" icon="trash" onClick={ask}>
          Delete
        </Button>
      </div>
      {open && !message.sentByMe && (
        <SafetyButtons what={[reportableLetter(message, other)]} person={other} />
      )}
      {dialogs}
    </article>
  );
}
