import { useLiveQuery } from 'dexie-react-hooks';
import { useId } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import rail from '../../../components/page/rail.module.css';
import { showToast } from '../../../components/delivery/toasts';
import { When } from '../../../components/when';
import { clearSeen, listSeenHomes } from '../../../db/repositories/seen/seen-repository';
import { HomeTile } from './home-tile';
import styles from './recently-seen.module.css';

/** A row of them, beside other things. */
const SHOWN = 12;

/** The homes that were opened here last, so many at most; undefined until the phone has answered. */
export function useRecentlySeen(most = SHOWN) {
  const database = useDatabase();
  return useLiveQuery(() => listSeenHomes(most, database), [database, most]);
}

/** The homes opened last on this device, as they were read, and a way to forget them; nothing where there is none (SEEN-2). */
export function RecentlySeen({
  homes,
}: {
  homes: NonNullable<ReturnType<typeof useRecentlySeen>>;
}) {
  const database = useDatabase();
  const heading = useId();
  if (homes.length === 0) return null;
  const clear = () =>
    void clearSeen(database).then(
      () => showToast('success', 'The homes you have seen are cleared from this device.'),
      () => showToast('error', 'This device could not clear that. Try again.'),
    );
  return (
    <section className={styles.seen} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Recently seen</h2>
        <Button look="plain" aria-label="Clear recently seen" onClick={clear}>
          Clear
        </Button>
      </div>
      <ul className={rail.rail}>
        {homes.map((home) => (
          <HomeTile key={home.id} home={home}>
            {home.fetchedAt !== undefined && (
              <>
                As of <When at={home.fetchedAt} />
              </>
            )}
          </HomeTile>
        ))}
      </ul>
    </section>
  );
}
