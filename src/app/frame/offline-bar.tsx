import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { useSession } from '../../components/context/session-context';
import { countOutbox } from '../../db/repositories/outbox/outbox-repository';
import { useConnectivity } from '../../platform/network/use-connectivity';
import styles from './offline-bar.module.css';

/** A thin line that says what still works, shown only when our server was tried and not reached. */
export function OfflineBar() {
  const { state } = useConnectivity();
  const { expired } = useSession();
  const database = useDatabase();
  const waiting = useLiveQuery(() => countOutbox(database), [database]) ?? 0;
  if (state !== 'unreachable' && !expired) return null;
  return (
    <p className={`${styles.bar} ${expired ? styles.ended : ''}`} role="status">
      <Icon name={expired ? 'user' : 'cloud-off'} size={18} />
      {expired ? (
        <span>
          Your session has ended. {waiting > 0 && 'Everything is kept: '}
          <a href="/login">{waiting > 0 ? 'log in' : 'Log in'}</a>{' '}
          {waiting > 0 ? 'to send it.' : 'to go on.'}
        </span>
      ) : (
        <span>Not connected: saved homes, messages, drafts work</span>
      )}
    </p>
  );
}
