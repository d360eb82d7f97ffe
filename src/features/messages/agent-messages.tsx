import { Opening } from '../../components/delivery/opening';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useHeard } from '../../components/delivery/use-heard';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import { listReceivedInspections } from '../../db/repositories/inspections/inspection-repository';
import { listMessages } from '../../db/repositories/messages/message-repository';
import { correspondents } from '../../domain/messages/correspondents';
import { SAMPLE_MESSAGES } from '../../domain/samples/sample-messages';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { LeftNumbers } from './visitors/left-numbers';
import { Letters } from './letters';
import { NewMessageDialog } from './new-message-dialog';
import { SampleMessage } from './sample-message';

/** An agent's letters (AMSG): read, answered, deleted, and new ones written, with or without a network. */
export default function AgentMessages({ children }: { children?: ReactNode }) {
  const database = useDatabase();
  const messages = useHeard('messages', listMessages);
  const visits = useLiveQuery(() => listReceivedInspections(database), [database]);
  const narrow = useIsNarrow();
  const [writing, setWriting] = useState(false);
  const people = correspondents(
    (messages ?? []).map(({ item }) => item),
    (visits ?? []).map(({ item }) => item),
  );
  return (
    <>
      <div className={stack.between}>
        <h1>Messages</h1>
        <Button look="primary" icon="edit" onClick={() => setWriting(true)}>
          New Message
        </Button>
      </div>
      {!narrow && children}
      <LeftNumbers />
      {messages === undefined ? (
        <Opening what="messages" />
      ) : messages.length === 0 ? (
        <>
          <EmptyState
            icon="message"
            title="No Messages"
            action={<ButtonLink to="/dashboard">My Properties</ButtonLink>}
          >
            What seekers write about your properties comes here: share one of them, and more see it.
            This is what a message will look like.
          </EmptyState>
          <ul className={stack.stack}>
            {SAMPLE_MESSAGES.map((message) => (
              <li key={message.id}>
                <SampleMessage message={message} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Letters messages={messages} />
      )}
      {narrow && children}
      {writing && (
        <NewMessageDialog
          people={people}
          isKnown={messages !== undefined && visits !== undefined}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
