import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { deleteMessages, markMessagesRead } from '../../db/repositories/messages/message-commands';
import { type MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';
import { relativeTime } from '../../domain/format/relative-time';
import type { Conversation } from '../../domain/messages/conversations';
import { deleteConversationWords } from '../../domain/messages/delete-words';
import { deliveryOf } from '../../domain/outbox/delivery';
import { ConversationDialog } from './conversation-dialog';
import styles from './message-card.module.css';
import { ReplyDialog } from './reply-dialog';

/** One home, one agent, and all that was said (DASH-5). */
export function ConversationCard({
  conversation,
  startsOpen,
}: {
  conversation: Conversation<MessageView>;
  startsOpen: boolean;
}) {
  const database = useDatabase();
  const { other, turns, unread, replied } = conversation;
  const [open, setOpen] = useState<'view' | 'reply' | 'delete' | null>(startsOpen ? 'view' : null);
  const last = turns.at(-1);
  const ids = turns.map(({ item }) => item.id);
  const key = ids.join(' ');
  useEffect(() => {
    if (open === 'view' || open === 'reply') void markMessagesRead(key.split(' '), database);
  }, [database, open, key]);
  if (last === undefined) return null;
  const remove = async () => {
    setOpen(null);
    await deleteMessages(ids, database).then(
      () => showToast('success', 'Message deleted successfully'),
      () => showToast('error', 'This phone could not delete that. Please try again.'),
    );
  };
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
          {relativeTime(last.item.createdAt, new Date())}
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
        {replied ? (
          <Button look="green" icon="message" onClick={() => setOpen('view')}>
            View Conversation
          </Button>
        ) : (
          <Button look="green" icon="send" onClick={() => setOpen('reply')}>
            Reply
          </Button>
        )}
        <Button look="plain" icon="trash" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'view' && (
        <ConversationDialog
          conversation={conversation}
          onReply={() => setOpen('reply')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'reply' && (
        <ReplyDialog conversation={conversation} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete messages"
          question={deleteConversationWords(turns.map(({ item, rows }) => ({ ...item, rows })))}
          yes="Delete"
          no="Keep"
          danger
          onYes={() => void remove()}
          onNo={() => setOpen(null)}
        />
      )}
    </article>
  );
}
