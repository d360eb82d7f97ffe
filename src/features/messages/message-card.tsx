import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { MessageDialog } from '../../components/message-dialog';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import {
  deleteMessage,
  listMessages,
  markMessagesRead,
  sendMessage,
} from '../../db/repositories/message-repository';
import { PROFILE } from '../../domain/profile';
import { readDelivery } from '../../db/repositories/delivery-repository';
import { messagePreview } from '../../domain/format/message-preview';
import { relativeTime } from '../../domain/format/relative-time';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import styles from './message-card.module.css';

type Shown = Awaited<ReturnType<typeof listMessages>>[number]['item'];

/** One message: opened to read (AMSG-1), answered, deleted. */
export function MessageCard({ message, rows }: { message: Shown; rows: DeliveryRow[] }) {
  const database = useDatabase();
  const [open, setOpen] = useState(false);
  const [replying, setReplying] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [replyId, setReplyId] = useState<string | null>(null);
  const delivery = useLiveQuery(
    () =>
      replyId === null
        ? undefined
        : readDelivery({ kind: 'message.send', entityId: replyId }, database),
    [database, replyId],
  );
  const unread = !message.sentByMe && !message.readStatus;
  const other = message.sentByMe ? message.recipient : message.sender;
  const toggle = () => {
    setOpen(!open);
    if (unread) void markMessagesRead([message.id], database);
  };
  const remove = async () => {
    await deleteMessage(message.id, database);
    showToast('success', 'Message deleted successfully');
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
        <Button look="plain" icon="trash" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
      {deleting && (
        <ConfirmDialog
          title="Delete message"
          question="Delete this message here? The other side keeps theirs."
          yes="Delete"
          no="Keep"
          danger
          onYes={() => void remove()}
          onNo={() => setDeleting(false)}
        />
      )}
      {replying && (
        <MessageDialog
          title="Reply"
          form={`reply-${message.id}`}
          sendLabel="Send Reply"
          to={other.name}
          about={message.propertyTitle}
          delivery={delivery}
          onClose={() => {
            setReplying(false);
            setReplyId(null);
          }}
          onSend={async (words) => {
            if (!PROFILE.sendsCommands) return;
            const reply = {
              recipient: other,
              propertyId: message.propertyId,
              propertyTitle: message.propertyTitle,
              ...words,
            };
            setReplyId(
              await sendMessage({ ...reply, subject: replySubject(message.subject) }, database),
            );
          }}
        />
      )}
    </article>
  );
}

function replySubject(subject: string): string {
  return (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 200);
}
