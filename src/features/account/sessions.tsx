import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import styles from './account.module.css';
import { endAccountSessions } from '../../db/repositories/account/account-session-commands';
import { listAccountSessions } from '../../db/repositories/account/account-session-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import { When } from '../../components/when';
import { refreshSessions } from '../../sync/refresh/account/refresh-sessions';

/** Where this account is logged in, with a way to end each session but this one. */
export function Sessions() {
  const database = useDatabase();
  const entries = useLiveQuery(() => listAccountSessions(database), [database]);
  useEffect(() => {
    // Without a network the list is what this device heard last.
    refreshSessions(database).catch(() => undefined);
  }, [database]);
  if (entries === undefined || entries.length === 0) return null;
  const others = entries
    .filter(({ item, rows }) => !item.current && rows.length === 0)
    .map(({ item }) => item);
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="sessions">
      <h2 id="sessions">Where you are logged in</h2>
      <ul className={stack.tight}>
        {entries.map(({ item: session, rows }) => (
          <li key={session.id} className={styles.item}>
            <span>
              <strong>{session.device}</strong>
              <br />
              <span className={stack.soft}>
                {session.current ? (
                  'This device'
                ) : (
                  <>
                    Last used <When at={session.lastUsedAt} />
                  </>
                )}
              </span>
            </span>
            {rows.length > 0 ? (
              <DeliveryChip delivery={deliveryOf(rows, false)} />
            ) : (
              !session.current && (
                <Button
                  onClick={() => void endAccountSessions([session], database)}
                  aria-label={`End the session on ${session.device}`}
                >
                  End
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button onClick={() => void endAccountSessions(others, database)}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}
