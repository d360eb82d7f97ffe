import { Opening } from '../../components/delivery/opening';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { useHeard } from '../../components/delivery/use-heard';
import { FindInList, useFind } from '../../components/form/find-in-list';
import { EmptyState } from '../../components/page/empty-state';
import { useSession } from '../../components/context/session-context';
import rowList from '../../components/page/row-list.module.css';
import stack from '../../components/stack.module.css';
import { listMessages, placeOf } from '../../db/repositories/messages/message-repository';
import { letterWords } from '../../domain/messages/letter-words';
import { conversations } from '../../domain/messages/conversations';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { ConversationCard } from './conversation-card';
import { ConversationRow } from './conversation-row';
import { WrittenContacts } from './visitors/written-contacts';

/** A seeker's conversations, from this device. */
export function MessageList() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const visit = useLocation().key;
  // Once: closed, it does not open again with another shape of the list.
  const [opened, setOpened] = useState<string | null>(null);
  const narrow = useIsNarrow();
  const Talk = narrow ? ConversationRow : ConversationCard;
  const messages = useHeard('messages', listMessages);
  const talks = conversations(messages ?? [], (view) => ({ ...view.item, ...placeOf(view) }));
  const { find, found } = useFind(talks, ({ turns }) =>
    turns.map(({ item }) => letterWords(item)).join('\n'),
  );
  if (messages === undefined)
    return (
      <>
        <h1>Messages</h1>
        <Opening what="messages" />
      </>
    );
  // A notification of a message leads to the newest conversation about that home.
  const asked =
    opened === visit
      ? undefined
      : talks.find(({ propertyId }) => propertyId === params.get('about'))?.key;
  return (
    <>
      <h1>Messages</h1>
      {messages.length === 0 ? (
        <NoMessages loggedIn={user !== null} />
      ) : (
        <>
          <FindInList find={find} label="Find in your messages" />
          <ul className={narrow ? rowList.list : stack.stack}>
            {found.map((conversation) => (
              <li key={conversation.key}>
                <Talk
                  conversation={conversation}
                  startsOpen={conversation.key === asked}
                  onStarted={() => setOpened(visit)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NoMessages({ loggedIn }: { loggedIn: boolean }) {
  if (!loggedIn) return <WrittenContacts />;
  return (
    <EmptyState
      icon="message"
      title="No Messages"
      action={
        <ButtonLink look="primary" to="/">
          Browse Properties
        </ButtonLink>
      }
    >
      Ask about a home and the conversation is kept here.
    </EmptyState>
  );
}
