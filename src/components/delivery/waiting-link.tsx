import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { countOutboxes, type Waiting } from '../../db/repositories/outbox/count-outbox';
import { formatCount } from '../../domain/format/format-count';
import { useOutboxDatabases } from '../context/database-context';
import { Icon } from '../icon';
import styles from './waiting-link.module.css';

/** What still waits to be sent, and the way there; nothing where nothing waits. */
export function WaitingLink() {
  const databases = useOutboxDatabases();
  const waiting = useLiveQuery(() => countOutboxes(databases), [databases]);
  return (
    <span aria-live="polite">
      {waiting !== undefined && waiting.things > 0 && (
        <Link to="/outbox" className={styles.waiting}>
          <Icon name="send" size={18} />
          <span>
            <WaitingWords {...waiting} />
          </span>
        </Link>
      )}
    </span>
  );
}

/** What only a person can send on comes first. How much is left of what goes out by itself is no news. */
function WaitingWords({ things, needYou }: Waiting) {
  if (needYou > 0) return needYou === 1 ? '1 needs you' : `${formatCount(needYou)} need you`;
  return (
    <>
      <span aria-live="off">{formatCount(things)}</span> to send
    </>
  );
}
