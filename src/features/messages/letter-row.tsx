import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Dialog } from '../../components/dialog/dialog';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import { When } from '../../components/when';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';
import { deliveryOf } from '../../domain/outbox/delivery';
import card from './message-card.module.css';
import { MessageRow } from './message-row';
import { reportableLetter } from './reportable';
import { WrittenTime } from './written-time';
import { useLetter } from './use-letter';

/** One message as a row of a phone (AMSG-1): a tap opens it to read. */
export function LetterRow({ answered, ...view }: MessageView & { answered: boolean }) {
  const { open, toggle, unread, other, name, reply, keepForLater, ask, dialogs } = useLetter(view);
  const { item: message, rows } = view;
  const actions = (choose: (run: () => void) => () => void) => (
    <>
      {reply && (
        <Button wide look="green" icon="send" onClick={choose(reply)}>
          Reply
        </Button>
      )}
      {keepForLater && (
        <Button wide icon="bell" onClick={choose(keepForLater)}>
          Mark as unread
        </Button>
      )}
      <Button wide icon="trash" onClick={choose(ask)}>
        Delete
      </Button>
    </>
  );
  const safety = !message.sentByMe && (
    <SafetyButtons what={[reportableLetter(message, other)]} person={other} />
  );
  const close = (run: () => void) => () => {
    toggle();
    run();
  };
  return (
    <article aria-label={`${name}, ${message.propertyTitle}`}>
      <MessageRow
        person={other.name}
        name={name}
        about={message.propertyTitle}
        text={messagePreview(message.content)}
        at={message.createdAt}
        unread={unread ? 'New' : null}
        state={
          message.sentByMe ? (
            <DeliveryChip
              delivery={deliveryOf(rows, message.onServer)}
              sentText={message.readStatus ? 'Read' : 'Sent'}
            />
          ) : (
            answered && <Badge>Answered</Badge>
          )
        }
        onOpen={toggle}
        renderActions={actions}
        safety={safety}
      />
      {open && (
        <Dialog title={name} onClose={toggle}>
          <p className={stack.soft}>
            {message.propertyTitle}, <When at={message.createdAt} />
            <WrittenTime {...message} />
            {answered && ', answered'}
          </p>
          <p>
            <strong>{message.subject}</strong>
          </p>
          <p className={card.text}>{message.content}</p>
          <div className={stack.tight}>{actions(close)}</div>
          {safety}
        </Dialog>
      )}
      {dialogs}
    </article>
  );
}
