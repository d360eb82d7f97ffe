import { useLiveQuery } from 'dexie-react-hooks';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { ListingPhoto } from '../../components/listing-photo';
import rail from '../../components/rail.module.css';
import { showToast } from '../../components/toasts';
import { When } from '../../components/when';
import { clearSeen, listSeenHomes } from '../../db/repositories/seen/seen-repository';
import { formatNaira } from '../../domain/format/format-naira';
import { offerOf } from '../../domain/property/offers';
import styles from './recently-seen.module.css';

const SHOWN = 12;

/** What is shown of the homes that were opened here; undefined until the phone has answered. */
export function useRecentlySeen() {
  const database = useDatabase();
  return useLiveQuery(() => listSeenHomes(SHOWN, database), [database]);
}

/** The homes opened last on this phone, as they were read, and a way to forget them; nothing where there is none (SEEN-2). */
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
      () => showToast('success', 'The homes you have seen are cleared from this phone.'),
      () => showToast('error', 'This phone could not clear that. Try again.'),
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
        {homes.map(({ id, title, price, listingType, images, fetchedAt }) => (
          <li key={id} className={styles.home}>
            <ListingPhoto photo={images[0]} alt="" sizes="192px" />
            <p className={styles.price}>
              <strong>{formatNaira(price)}</strong> {offerOf(listingType).period}
            </p>
            <Link to={`/property-detail/${id}`} className={styles.title}>
              {title}
            </Link>
            {fetchedAt !== undefined && (
              <p className={styles.read}>
                Read <When at={fetchedAt} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
