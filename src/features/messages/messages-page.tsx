import { Navigate } from 'react-router-dom';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { MessageList } from './message-list';

/** All messages kept on this device, each with where it stands; an agent's are in the dashboard. */
export default function MessagesPage() {
  const { user } = useSession();
  if (user?.userType === 'agent') return <Navigate replace to="/dashboard/messages" />;
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <MessageList />
    </div>
  );
}
