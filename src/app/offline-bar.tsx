import { useSession } from '../components/session-context';
import { Icon } from '../components/icon';
import { useConnectivity } from '../platform/use-connectivity';
import styles from './offline-bar.module.css';

/** A thin line that says what still works, shown only when our server was tried and not reached. */
export function OfflineBar() {
  const { state } = useConnectivity();
  const { expired } = useSession();
  if (state !== 'unreachable' && !expired) return null;
  return (
    <p className={styles.bar} role="status">
      <Icon name={expired ? 'user' : 'cloud-off'} size={18} />
      {expired ? (
        <span>
          Your session has ended. Everything is kept: <a href="/login">log in</a> to send it.
        </span>
      ) : (
        <span>No connection. Saved homes, messages and drafts work here.</span>
      )}
    </p>
  );
}
