import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { countOutboxes, type Waiting } from '../../db/repositories/outbox/count-outbox';
import { useOutboxDatabases } from '../context/database-context';
import { Icon } from '../icon';
import styles from './waiting-link.module.css';

/** What still waits to be sent, and the way there; nothing where nothing waits. */
export function WaitingLink() {
  const databases = useOutboxDatabases();
  const waiting = useLiveQuery(() => countOutboxes(databases), [databases]);
  const words = waiting === undefined ? '' : waitingWords(waiting);
  return (
    <span aria-live="polite">
      {words !== '' && (
        <Link to="/outbox" className={styles.waiting}>
          <Icon name="send" size={18} />
          {words}
        </Link>
      )}
    </span>
  );
}

/** What only a person can send on comes first; '' where nothing waits. */
function waitingWords({ things, needYou }: Waiting): string {
  if (needYou > 0) return needYou === 1 ? '1 needs you' : `${needYou} need you`;
  return things > 0 ? `${things} to send` : '';
}
