import { useSession } from '../../components/context/session-context';
import { lazyPart } from '../../components/page/lazy-part';
import stack from '../../components/stack.module.css';
import { MessageList } from './message-list';

const AgentMessages = lazyPart(() => import('./agent-messages'));

/** All messages kept on this phone, each with where it stands: an agent's are those of the dashboard. */
export default function MessagesPage() {
  const { user } = useSession();
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      {user?.userType === 'agent' ? <AgentMessages /> : <MessageList />}
    </div>
  );
}
