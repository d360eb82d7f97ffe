import { useLiveQuery } from 'dexie-react-hooks';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { type DatabaseHealth, databaseHealth } from '../../db/database-health';
import { useSession } from '../../components/context/session-context';
import { countOutbox } from '../../db/repositories/outbox/count-outbox';
import { useIsAway } from '../../platform/network/use-is-away';
import styles from './offline-bar.module.css';

/** A thin line that says what still works, shown only when our server was tried and not reached. */
export function OfflineBar() {
  const away = useIsAway();
  const { expired } = useSession();
  return away || expired ? <Bar expired={expired} /> : null;
}

function Bar({ expired }: { expired: boolean }) {
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLParagraphElement>(null);
  const database = useDatabase();
  const waiting = useLiveQuery(() => countOutbox(database), [database])?.things ?? 0;
  // What else stands at the foot keeps above it, however many lines its words take.
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--offline-bar', `${current.offsetHeight}px`),
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--offline-bar');
    };
  }, []);
  return (
    <p ref={bar} className={styles.bar} role="status">
      <Icon name={expired ? 'user' : 'cloud-off'} size={18} />
      {expired ? (
        <span>
          Your session has ended. {waiting > 0 && 'Everything is kept: '}
          <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>
            {waiting > 0 ? 'log in' : 'Log in'}
          </Link>{' '}
          {waiting > 0 ? 'to send it.' : 'to go on.'}
        </span>
      ) : (
        <span>
          Not connected{keeps(databaseHealth()) && ': what you do is kept and sent later'}
        </span>
      )}
    </p>
  );
}

/** Where this device keeps nothing, the bar that says so is right. */
const keeps = (health: DatabaseHealth): boolean => health === 'ok' || health === 'blocked';
