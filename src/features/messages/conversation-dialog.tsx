import { useEffect, useRef, useState } from 'react';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import { Dialog } from '../../components/dialog/dialog';
import { MessageForm } from '../../components/dialog/message-form';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import { useSafety } from '../../components/listing/use-safety';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import type { Conversation } from '../../domain/messages/conversations';
import { replySubject } from '../../domain/messages/reply-subject';
import { deliveryOf } from '../../domain/outbox/delivery';
import styles from './conversation-dialog.module.css';
import { When } from '../../components/when';
import { WrittenTime } from './written-time';
import { reportable } from './reportable';

/** Every turn of a conversation, each with where it stands, and below them the words of the next (DASH-5). */
export function ConversationDialog({
  conversation,
  isReply = false,
  warning,
  quick,
  onClose,
}: {
  conversation: Conversation<MessageView>;
  /** It was opened to answer: one types at once. */
  isReply?: boolean;
  /** What speaks against answering now. */
  warning?: string | null | undefined;
  /** Answers that a tap writes. */
  quick?: readonly { label: string; content: string }[];
  onClose: () => void;
}) {
  const { other, propertyId, propertyTitle, turns } = conversation;
  const blocked = useSafety(other.id).blocked;
  const { sendAndTell } = useSentMessage();
  const [written, setWritten] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<HTMLDivElement>(null);
  // Who has written goes on writing.
  useEffect(() => {
    if (written > 0) next.current?.querySelector('textarea')?.focus();
  }, [written]);
  // What was said last is what one came for.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [turns.length]);
  const subject = replySubject(turns.at(-1)?.item.subject ?? propertyTitle);
  const reply = { recipient: other, propertyId, propertyTitle, subject };
  return (
    <Dialog title={other.name} typesFirst={isReply} onClose={onClose}>
      <p className={stack.soft}>About {propertyTitle}</p>
      <ol ref={list} className={stack.stack}>
        {turns.map(({ item, rows }) => (
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
        <div ref={next}>
          <MessageForm
            key={written}
            form={`reply-${conversation.key}`}
            sendLabel="Send Reply"
            warning={warning}
            quick={quick}
            onSend={(words) =>
              sendAndTell({ ...reply, ...words }, `Your reply to ${other.name} has been sent!`)
            }
            onWritten={() => setWritten(written + 1)}
          />
        </div>
      )}
      <SafetyButtons what={reportable(conversation)} person={other} />
    </Dialog>
  );
}
