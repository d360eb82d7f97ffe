import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/delivery/toasts';
import { unblockPerson } from '../../db/repositories/blocks/block-commands';
import { listBlocks } from '../../db/repositories/blocks/block-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import styles from './account.module.css';

/** Whom this person blocked, each with the way to end it (SAFE-2). */
export function BlockedPeople() {
  const database = useDatabase();
  const entries = useLiveQuery(() => listBlocks(database), [database]);
  if (entries === undefined || entries.length === 0) return null;
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="blocked-people">
      <h2 id="blocked-people">People you blocked</h2>
      <ul className={stack.tight}>
        {entries.map(({ item: person, rows }) => (
          <li key={person.id} className={styles.item}>
            <span>
              <strong>{person.name}</strong>
              {rows.length > 0 && (
                <>
                  {' '}
                  <DeliveryChip delivery={deliveryOf(rows, false)} />
                </>
              )}
            </span>
            <Button
              aria-label={`Unblock ${person.name}`}
              onClick={() => {
                unblockPerson(person, database).catch(() =>
                  showToast('error', 'This device could not keep that. Please try again.'),
                );
              }}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
