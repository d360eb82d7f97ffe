import stack from '../../components/stack.module.css';
import { MessageList } from './message-list';

/** All messages kept on this phone, each with where it stands. */
export default function MessagesPage() {
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <MessageList />
    </div>
  );
}
