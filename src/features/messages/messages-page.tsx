import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { listMessages } from '../../db/repositories/message-repository';
import { MessageCard } from './message-card';

/** All messages kept on this phone, newest first, each with where it stands. */
export default function MessagesPage() {
  const { user } = useSession();
  const messages = useLiveQuery(() => listMessages());
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Messages</h1>
      {messages === undefined ? (
        <p role="status">Opening your messages …</p>
      ) : messages.length === 0 ? (
        <EmptyState
          icon="message"
          title="No Messages"
          action={
            <ButtonLink look="primary" to={user === null ? '/login?next=/messages' : '/'}>
              {user === null ? 'Log In' : 'Browse Properties'}
            </ButtonLink>
          }
        >
          {user === null
            ? 'Log in to write to agents and owners.'
            : 'Ask about a home and the conversation is kept here.'}
        </EmptyState>
      ) : (
        <ul className={stack.stack}>
          {messages.map(({ item, rows }) => (
            <li key={item.id}>
              <MessageCard message={item} rows={rows} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
