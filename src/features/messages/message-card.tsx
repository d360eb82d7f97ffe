import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import {
  deleteMessage,
  markMessagesRead,
  markMessageUnread,
} from '../../db/repositories/messages/message-commands';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';
import { relativeTime } from '../../domain/format/relative-time';
import { deleteMessageWords } from '../../domain/messages/delete-words';
import { deliveryOf } from '../../domain/outbox/delivery';
import { AnswerDialog } from './answer-dialog';
import styles from './message-card.module.css';

/** One message: opened to read (AMSG-1), answered, deleted. */
export function MessageCard({ item: message, rows }: MessageView) {
  const database = useDatabase();
  const [open, setOpen] = useState(false);
  const [replying, setReplying] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const unread = !message.sentByMe && !message.readStatus;
  const other = message.sentByMe ? message.recipient : message.sender;
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
      () => showToast('success', 'Message deleted successfully'),
      () => showToast('error', 'This phone could not delete that. Please try again.'),
    );
  };
  return (
    <article className={`${stack.card} ${stack.tight} ${unread ? styles.unread : ''}`}>
      <div className={stack.between}>
        <h2 className={styles.name}>
          {message.sentByMe ? `To ${other.name}` : other.name}
          {unread && <span className={styles.dot}>New</span>}
        </h2>
        <time className={`${stack.small} ${stack.soft}`} dateTime={message.createdAt}>
          {relativeTime(message.createdAt, new Date())}
        </time>
      </div>
      <p className={stack.soft}>{message.propertyTitle}</p>
      <p className={styles.text}>{open ? message.content : messagePreview(message.content)}</p>
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
        {!message.sentByMe && (
          <Button look="green" icon="send" onClick={() => setReplying(true)}>
            Reply
          </Button>
        )}
        {!message.sentByMe && !unread && (
          <Button look="plain" icon="bell" onClick={keepForLater}>
            Mark as unread
          </Button>
        )}
        <Button look="plain" icon="trash" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
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
    </article>
  );
}
