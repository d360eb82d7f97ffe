import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import { messagePreview } from '../../domain/format/message-preview';
import { deliveryOf } from '../../domain/outbox/delivery';
import { MessageRow } from './message-row';
import { reportable } from './reportable';
import { type ConversationProps, useConversation } from './use-conversation';

/** One home, one agent, and the last that was said, as a row of a phone (DASH-5). */
export function ConversationRow(props: ConversationProps) {
  const { conversation } = props;
  const { other, turns, unread, propertyTitle } = conversation;
  const { open, next, dialogs } = useConversation(props);
  const last = turns.at(-1);
  if (last === undefined) return null;
  const { item, rows } = last;
  return (
    <article aria-label={`${other.name}, ${propertyTitle}`}>
      <MessageRow
        person={other.name}
        about={propertyTitle}
        text={`${item.sentByMe ? 'You: ' : ''}${messagePreview(item.content)}`}
        at={item.createdAt}
        unread={unread > 0 ? `${unread} new` : null}
        state={
          item.sentByMe && (
            <DeliveryChip
              delivery={deliveryOf(rows, item.onServer)}
              sentText={item.readStatus ? 'Read' : 'Sent'}
            />
          )
        }
        onOpen={() => open('view')}
        renderActions={(choose) => (
          <>
            {next === 'reply' && (
              <Button wide look="green" icon="send" onClick={choose(() => open('reply'))}>
                Reply
              </Button>
            )}
            <Button wide icon="message" onClick={choose(() => open('view'))}>
              View Conversation
            </Button>
            <Button wide icon="trash" onClick={choose(() => open('delete'))}>
              Delete
            </Button>
          </>
        )}
        safety={<SafetyButtons what={reportable(conversation)} person={other} />}
      />
      {dialogs}
    </article>
  );
}
